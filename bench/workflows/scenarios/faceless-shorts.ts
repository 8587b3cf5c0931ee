/** Faceless shorts: a row of a sheet, a script, voices, pictures, a render, a private upload. */
import { Sheets } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { openAi, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import { Renderer, Storage, speak, YouTube } from '../stand-ins/video-services.ts';
import {
  type Bench,
  callsOf,
  expect,
  finished,
  runBySchedule,
  type Scenario,
  startBySchedule,
  type TemplateRuns,
} from './scenario.ts';

const COLUMNS = [
  'row_id',
  'topic',
  'angle',
  'voice',
  'status',
  'title',
  'script',
  'video_url',
  'error',
  'updated_at',
];
const row = (id: string, status: string) => [
  id,
  'How a canal lock lifts a boat',
  'For children; follow one boat through one lock',
  '',
  status,
];

const script = {
  title: 'How a lock lifts a boat',
  description: 'One boat, one lock, and no engine that lifts it.',
  tags: ['canal', 'lock', 'boats'],
  scenes: [
    {
      narration:
        'A boat can climb a hill, and nothing pulls it up. It waits in a box of stone until the water rises.',
      picture: 'A small boat before tall wooden lock gates',
    },
    {
      narration: 'The boat goes in at the bottom, and the gates close behind it.',
      picture: 'The boat inside a narrow stone chamber',
    },
    {
      narration:
        'Somebody opens a small door under water. The canal above runs in, quietly, and the boat goes up with it.',
      picture: 'Water flowing in beneath the upper gate',
    },
    {
      narration: 'When the water is as high as the canal above, the front gates open by hand.',
      picture: 'A keeper seen from far away, pushing a long beam',
    },
  ],
};

/** The smallest picture there is: one point, as a PNG. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

interface Change {
  faults?: Fault[];
  rows?: string[][];
  state?: (looks: number) => string;
}

function begin(
  { outside }: Bench,
  { faults = [], rows = [row('1', 'ready'), row('2', 'ready'), row('3', 'idea')], state }: Change = {},
) {
  const storage = new Storage();
  const world = {
    sheets: new Sheets({ videos: [COLUMNS, ...rows] }),
    slack: new Slack(),
    storage,
    renderer: new Renderer(storage, state),
    youTube: new YouTube(),
  };
  const model = openAi(() => shaped(script), { speech: speak, picture: () => POINT });
  outside.begin([world.sheets, world.slack, storage, world.renderer, world.youTube, model], faults);
  return world;
}

const statusOf = (sheets: Sheets) => sheets.rows('videos').map(({ status }) => status);

function storyboard({ renders }: Renderer): string {
  const shown = renders[0] ?? [];
  const of = (type: string) => shown.filter((clip) => clip.type === type);
  const lines = of('text').map(({ what, start, length }, index) => {
    const until = start + length;
    return `${start.toFixed(1)} to ${until.toFixed(1)} s\n  Picture: ${script.scenes[index]?.picture}\n  Spoken:  ${what}`;
  });
  return `${script.title}\n\n${lines.join('\n\n')}\n`;
}

const normal: Scenario = {
  name: 'Two rows are ready; the first becomes a private video',
  kind: 'normal',
  run: async (bench) => {
    const { sheets, slack, renderer, youTube } = begin(bench);
    const { execution } = await runBySchedule(bench);
    bench.keep('faceless-shorts.txt', storyboard(renderer));
    const shown = renderer.renders[0] ?? [];
    const voices = shown.filter(({ type }) => type === 'audio');
    const together = shown.every(({ start, length }) =>
      voices.some((voice) => voice.start === start && voice.length === length),
    );
    const [first] = sheets.rows('videos');
    return [
      expect(execution.status === 'success', 'the run ended without an error', execution.error),
      expect(
        shown.length === 12 && together,
        'picture, caption and voice of each scene start and end together, as long as the voice is',
        shown,
      ),
      expect(
        youTube.uploads.length === 1 && youTube.uploads[0]?.privacyStatus === 'private',
        'one video is uploaded, as private',
        youTube.uploads,
      ),
      expect(
        first?.['status'] === 'draft' && Boolean(first['video_url']?.endsWith('video-1')),
        'the row says draft and has its address',
        first,
      ),
      expect(statusOf(sheets)[1] === 'ready', 'the second row waits for the next hour', statusOf(sheets)),
      expect(slack.posted.length === 0, 'nobody had to be told anything', slack.posted),
    ];
  },
};

const nothingReady: Scenario = {
  name: 'No row is ready',
  kind: 'normal',
  run: async (bench) => {
    begin(bench, { rows: [row('1', 'idea')] });
    const { execution } = await runBySchedule(bench);
    return [
      expect(
        execution.status === 'success' && callsOf(bench.outside, 'model').length === 0,
        'the run ends after one look at the sheet',
      ),
    ];
  },
};

const pictureRefused: Scenario = {
  name: 'The picture of one scene is refused',
  kind: 'failure',
  run: async (bench) => {
    const faults: Fault[] = [
      {
        matches: ({ url, body }) =>
          url.pathname === '/v1/images/generations' && body.includes('narrow stone chamber'),
        answer: { status: 400, body: { error: { message: 'The picture was refused.' } } },
      },
    ];
    const { sheets, slack, renderer } = begin(bench, { faults });
    await runBySchedule(bench);
    const [first] = sheets.rows('videos');
    return [
      expect(renderer.renders.length === 0, 'nothing is rendered'),
      expect(
        first?.['status'] === 'failed',
        `the row says failed, with the reason: “${first?.['error']}”`,
        first,
      ),
      expect(slack.posted.length >= 1, 'the owner is told', slack.posted),
    ];
  },
};

const again: Scenario = {
  name: 'The row is set to ready again after a failure',
  kind: 'failure',
  run: async (bench) => {
    const { storage, sheets } = begin(bench);
    const first = await runBySchedule(bench);
    const names = [...storage.files.keys()];
    sheets.tabs['videos']?.splice(1, 1, row('1', 'ready'));
    const second = await runBySchedule(bench);
    const later = [...storage.files.keys()].filter((name) => !names.includes(name));
    return [
      expect(
        first.execution.id !== second.execution.id && later.length === names.length,
        'every file of the second try has a name of its own',
        later,
      ),
    ];
  },
};

const renderFails: Scenario = {
  name: 'The renderer says that it failed',
  kind: 'failure',
  run: async (bench) => {
    const { sheets, youTube } = begin(bench, { state: () => 'failed' });
    await runBySchedule(bench);
    const [first] = sheets.rows('videos');
    return [
      expect(
        first?.['status'] === 'failed' && first['error'] === 'the render ended as failed',
        `the row says failed: “${first?.['error']}”`,
        first,
      ),
      expect(youTube.uploads.length === 0, 'nothing is uploaded'),
    ];
  },
};

/** Twenty seconds are one second here. */
const neverDone: Scenario = {
  name: 'The render never ends (the 20 seconds between two looks shortened to one)',
  kind: 'failure',
  run: async (bench) => {
    const { sheets, renderer } = begin(bench, { state: () => 'rendering' });
    const nodes = bench.workflow.nodes.map((node) =>
      node.type.endsWith('.wait') ? { ...node, parameters: { amount: 1 } } : node,
    );
    const { id } = await startBySchedule(bench, { ...bench.workflow, nodes });
    await finished(bench.n8n, id);
    const [first] = sheets.rows('videos');
    return [
      expect(renderer.looks === 30, 'the renderer is asked 30 times', renderer.looks),
      expect(first?.['status'] === 'failed', `the row says failed: “${first?.['error']}”`, first),
    ];
  },
};

const uploadFails: Scenario = {
  name: 'The upload fails after the render',
  kind: 'failure',
  run: async (bench) => {
    const faults: Fault[] = [
      {
        matches: ({ url }) => url.pathname.startsWith('/upload/youtube'),
        answer: { status: 500, body: { error: { message: 'backend error' } } },
      },
    ];
    const { sheets } = begin(bench, { faults });
    await runBySchedule(bench);
    const tries = bench.outside.calls.filter(({ address }) => address.includes('/upload/youtube')).length;
    const [first] = sheets.rows('videos');
    return [
      expect(tries === 1, 'the upload is tried once', tries),
      expect(first?.['status'] === 'failed', `the row says failed: “${first?.['error']}”`, first),
    ];
  },
};

export const facelessShorts: TemplateRuns = {
  slug: 'faceless-shorts',
  placeholders: () => ({
    REPLACE_WITH_YOUR_VIDEO_SHEET_ID: 'sheet-1',
    REPLACE_WITH_YOUR_BUCKET_NAME: 'bucket',
    REPLACE_WITH_YOUR_PUBLIC_BUCKET_URL: 'https://media.example.com',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  scenarios: [normal, nothingReady, pictureRefused, again, renderFails, neverDone, uploadFails],
};
