/** Faceless shorts: a row of a sheet, a script, voices, pictures, a render, a private upload. */
import { asFrame } from '../stand-ins/pictures.ts';
import type { Renderer, Storage } from '../stand-ins/video-services.ts';
import { begin, type Change, row, script, statusOf } from './faceless-shorts-world.ts';
import {
  type Bench,
  callsOf,
  expect,
  failing,
  finished,
  runBySchedule,
  scenariosIn,
  startBySchedule,
  type TemplateRuns,
} from './scenario.ts';

const scenarios = scenariosIn<ReturnType<typeof begin>, Change>(begin);

/** Keeps the times of each scene, its spoken words and the picture that was stored, for the page of the template. */
async function keepStoryboard({ keep }: Bench, renderer: Renderer, storage: Storage): Promise<void> {
  const shown = renderer.renders[0] ?? [];
  const of = (type: string) => shown.filter((clip) => clip.type === type);
  const scenes = of('text').map(({ what, start, length }, index) => ({
    from: Math.round(start * 10) / 10,
    until: Math.round((start + length) * 10) / 10,
    spoken: what,
    picture: script.scenes[index]?.picture,
  }));
  keep('faceless-shorts.json', `${JSON.stringify({ title: script.title, scenes }, null, 2)}\n`);
  for (const [index, { what }] of of('image').entries()) {
    const picture = storage.files.get(what.replace('https://media.example.com/', ''));
    if (picture) keep(`faceless-shorts-${index + 1}.webp`, await asFrame(picture));
  }
}

const normal = scenarios.normal('Two rows are ready; the first becomes a private video', {}, async (here) => {
  const { sheets, slack, renderer, youTube, storage } = here;
  const { execution } = await runBySchedule(here);
  await keepStoryboard(here, renderer, storage);
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
});

const nothingReady = scenarios.normal('No row is ready', { rows: [row('1', 'idea')] }, async (here) => {
  const { execution } = await runBySchedule(here);
  const isShort = execution.status === 'success' && callsOf(here.outside, 'model').length === 0;
  return [expect(isShort, 'the run ends after one look at the sheet')];
});

const pictureRefused = scenarios.failure(
  'The picture of one scene is refused',
  {
    faults: [
      failing(
        400,
        'The picture was refused.',
        ({ url, body }) => url.pathname === '/v1/images/generations' && body.includes('narrow stone chamber'),
      ),
    ],
  },
  async (here) => {
    await runBySchedule(here);
    const [first] = here.sheets.rows('videos');
    return [
      expect(here.renderer.renders.length === 0, 'nothing is rendered'),
      expect(
        first?.['status'] === 'failed',
        `the row says failed, with the reason: “${first?.['error']}”`,
        first,
      ),
      expect(here.slack.posted.length >= 1, 'the owner is told', here.slack.posted),
    ];
  },
);

const again = scenarios.failure('The row is set to ready again after a failure', {}, async (here) => {
  const { storage, sheets } = here;
  const first = await runBySchedule(here);
  const names = [...storage.files.keys()];
  sheets.tabs['videos']?.splice(1, 1, row('1', 'ready'));
  const second = await runBySchedule(here);
  const later = [...storage.files.keys()].filter((name) => !names.includes(name));
  return [
    expect(
      first.execution.id !== second.execution.id && later.length === names.length,
      'every file of the second try has a name of its own',
      later,
    ),
  ];
});

const renderFails = scenarios.failure(
  'The renderer says that it failed',
  { state: () => 'failed' },
  async (here) => {
    await runBySchedule(here);
    const [first] = here.sheets.rows('videos');
    return [
      expect(
        first?.['status'] === 'failed' && first['error'] === 'the render ended as failed',
        `the row says failed: “${first?.['error']}”`,
        first,
      ),
      expect(here.youTube.uploads.length === 0, 'nothing is uploaded'),
    ];
  },
);

/** Twenty seconds are one second here. */
const neverDone = scenarios.failure(
  'The render never ends (the 20 seconds between two looks shortened to one)',
  { state: () => 'rendering' },
  async (here) => {
    const nodes = here.workflow.nodes.map((node) =>
      node.type.endsWith('.wait') ? { ...node, parameters: { amount: 1 } } : node,
    );
    const { id } = await startBySchedule(here, { ...here.workflow, nodes });
    await finished(here.n8n, id);
    const [first] = here.sheets.rows('videos');
    return [
      expect(here.renderer.looks === 30, 'the renderer is asked 30 times', here.renderer.looks),
      expect(first?.['status'] === 'failed', `the row says failed: “${first?.['error']}”`, first),
    ];
  },
);

const UPLOAD = '/upload/youtube';

const uploadFails = scenarios.failure(
  'The upload fails after the render',
  { faults: [failing(500, 'backend error', ({ url }) => url.pathname.startsWith(UPLOAD))] },
  async (here) => {
    await runBySchedule(here);
    const tries = here.outside.calls.filter(({ address }) => address.includes(UPLOAD)).length;
    const [first] = here.sheets.rows('videos');
    return [
      expect(tries === 1, 'the upload is tried once', tries),
      expect(first?.['status'] === 'failed', `the row says failed: “${first?.['error']}”`, first),
    ];
  },
);

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
