/** Faceless shorts: a row of a sheet, a script, voices, pictures, a render, a private upload. */
import type { OutsideAnswer, OutsideRequest, Service } from '../outside.ts';
import * as play from '../scenario.ts';
import { columnsOf, emptyWorld, rowsOf, shaped, type World } from '../service-table.ts';

const row = (id: string, status: string) => [id, 'How a canal lock lifts a boat', 'For children', '', status];
const videos = (...rows: string[][]) => ({ videos: [columnsOf('faceless-shorts-videos'), ...rows] });

const SCRIPT = {
  title: 'How a lock lifts a boat',
  description: 'One boat, one lock, and no engine that lifts it.',
  tags: ['canal', 'lock', 'boats'],
  scenes: [
    ['A boat can climb a hill, and nothing pulls it up.', 'A small boat before tall wooden lock gates'],
    ['The boat goes in at the bottom, and the gates close behind it.', 'A narrow stone chamber'],
    ['Somebody opens a small door under water, and the boat goes up.', 'Water flowing in beneath the gate'],
    ['When the water is as high as the canal above, the gates open.', 'A keeper pushing a long beam'],
  ].map(([narration, picture]) => ({ narration, picture })),
};

interface Clip {
  alias?: string;
  asset: { type: string; src?: string };
  start: number | string;
}

interface Studio extends World {
  /** The files of the bucket. */
  stored: Map<string, Buffer>;
  /** Kind and time of each clip of the last render. */
  shown: { type: string; start: number; length: number }[];
  /** State the renderer reports, by how often it was asked. */
  state: (looks: number) => string;
  looks: number;
  uploads: string[];
}

/** So many bytes for each second of voice, which is how long the renderer takes it to be. */
const BYTES_PER_SECOND = 4000;

function speech({ text }: OutsideRequest): OutsideAnswer {
  const { input } = JSON.parse(text) as { input: string };
  const body = Buffer.alloc(Math.round((input.split(/\s+/).length / 1.9) * BYTES_PER_SECOND), 1);
  return { headers: { 'content-type': 'audio/mpeg' }, body };
}

/** A PNG of one pixel. */
const b64_json =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function store({ url, body }: OutsideRequest, { stored }: Studio): OutsideAnswer {
  stored.set(decodeURIComponent(url.pathname).replace(/^\/[^/]+\//, ''), body);
  return { body: '' };
}

/** Shotstack: works out when each clip is shown, by the length of the voice that it goes with. */
function render({ text }: OutsideRequest, world: Studio): OutsideAnswer {
  const { timeline } = JSON.parse(text) as { timeline: { tracks: { clips: Clip[] }[] } };
  const clips = timeline.tracks.flatMap((track) => track.clips);
  const times = new Map<string, { start: number; length: number }>();
  let start = 0;
  for (const { alias, asset, start: when } of clips) {
    if (!alias || when !== 'auto') continue;
    const voice = world.stored.get((asset.src ?? '').replace('https://media.example.com/', ''));
    if (!voice) return { status: 400, body: { message: `Could not fetch ${asset.src}` } };
    times.set(`alias://${alias}`, { start, length: voice.length / BYTES_PER_SECOND });
    start += voice.length / BYTES_PER_SECOND;
  }
  const timeOf = ({ alias, start: when }: Clip) => times.get(alias ? `alias://${alias}` : String(when));
  world.shown = clips.map((clip) => ({ type: clip.asset.type, start: -1, length: -1, ...timeOf(clip) }));
  return { status: 201, body: { success: true, response: { id: 'render-1', message: 'queued' } } };
}

function look(_request: OutsideRequest, world: Studio): OutsideAnswer {
  world.looks += 1;
  const status = world.state(world.looks);
  return { body: { response: { id: 'render-1', status, url: 'https://cdn.example.com/render-1.mp4' } } };
}

function upload({ text }: OutsideRequest, { uploads }: Studio): OutsideAnswer {
  uploads.push((JSON.parse(text) as { status: { privacyStatus: string } }).status.privacyStatus);
  return {
    headers: { location: 'https://www.googleapis.com/upload/youtube/v3/videos?upload_id=1' },
    body: {},
  };
}

const always =
  (body: unknown, type = 'application/json') =>
  () => ({ headers: { 'content-type': type }, body });
const REGION =
  '<?xml version="1.0"?><LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">us-east-1</LocationConstraint>';
const PICTURE = { created: 1, data: [{ b64_json }], usage: { total_tokens: 2 } };

const services: Service<Studio>[] = [
  { at: /openai\.com\/v1\/audio\/speech$/, kind: 'speech', answer: speech },
  { at: /openai\.com\/v1\/images\/generations$/, kind: 'picture', answer: always(PICTURE) },
  { at: /^PUT s3\.example\.com/, kind: 'store', answer: store },
  { at: /s3\.example\.com/, answer: always(REGION, 'application/xml') },
  { at: /^POST api\.shotstack\.io/, kind: 'service', answer: render },
  { at: /api\.shotstack\.io/, kind: 'service', answer: look },
  { at: /cdn\.example\.com/, kind: 'service', answer: always(Buffer.from('a video'), 'video/mp4') },
  { at: /^POST (www|youtube)\.googleapis\.com\/.*youtube/, kind: 'service', answer: upload },
  {
    at: /googleapis\.com\/.*youtube/,
    kind: 'service',
    answer: always({ id: 'video-1', kind: 'youtube#video' }),
  },
];

const { normal, failing } = play.scenariosIn<Studio>(
  () => ({
    ...{ ...emptyWorld(), model: () => shaped(SCRIPT), stored: new Map(), shown: [], looks: 0, uploads: [] },
    tabs: videos(row('1', 'ready'), row('2', 'ready'), row('3', 'idea')),
    state: (looks) => (looks > 1 ? 'done' : 'rendering'),
  }),
  services,
);

/** The row that was taken up has failed, and says why. */
function saysWhy({ world }: play.Here<Studio>): play.Check {
  const [first] = rowsOf(world, 'videos');
  return [`the row says failed, with the reason: “${first?.['error']}”`, first?.['status'] === 'failed'];
}

/** Twenty seconds are one second here. */
const impatiently = ({ n8n, workflow }: play.Bench) =>
  play.runBySchedule({ n8n, workflow: play.withParameters(workflow, /\.wait$/, { amount: 1 }) });

export const facelessShorts: play.TemplateRuns = {
  slug: 'faceless-shorts',
  placeholders: {
    YOUR_VIDEO_SHEET_ID: 'sheet-1',
    YOUR_BUCKET_NAME: 'bucket',
    YOUR_PUBLIC_BUCKET_URL: 'https://media.example.com',
    YOUR_SLACK_CHANNEL: 'automation',
  },
  header: { name: 'x-api-key', value: 'bench' },
  scenarios: [
    normal(
      'Two rows are ready; the first becomes a private video',
      {},
      play.runBySchedule,
      ({ world }, execution) => {
        const { shown, uploads } = world;
        const isTogether = shown.every(({ start, length }) =>
          shown.some((one) => one.type === 'audio' && one.start === start && one.length === length),
        );
        const [first, second] = rowsOf(world, 'videos');
        const isDraft = first?.['status'] === 'draft' && first['video_url']?.endsWith('video-1') === true;
        return [
          play.endedWell(execution),
          [
            'picture, caption and voice of each scene start and end together',
            shown.length === 12 && isTogether,
          ],
          ['one video is uploaded, as private', uploads.join() === 'private'],
          ['the row says draft and has its address', isDraft],
          ['the second row waits for the next hour', second?.['status'] === 'ready'],
          play.nobodyIsTold(world),
        ];
      },
    ),
    normal(
      'No row is ready',
      { tabs: videos(row('1', 'idea')) },
      play.runBySchedule,
      ({ calls }, { status }) => [
        ['the run ends after one look at the sheet', status === 'success' && calls('model') === 0],
      ],
    ),
    failing(
      'The picture of one scene is refused',
      play.broken(/\/images\/generations.*narrow stone chamber/is, 400),
      play.runBySchedule,
      (here) => [
        ['nothing is rendered', here.world.shown.length === 0],
        saysWhy(here),
        ['the owner is told', here.world.posted.length >= 1],
      ],
    ),
    failing(
      'The render never ends (the 20 seconds between two looks shortened to one)',
      { state: () => 'rendering' },
      impatiently,
      (here) => [['the renderer is asked 30 times', here.world.looks === 30], saysWhy(here)],
    ),
    failing(
      'The upload fails after the render',
      play.broken(/\/upload\/youtube/),
      play.runBySchedule,
      (here) => [['the upload is tried once', here.calls(/\/upload\/youtube/) === 1], saysWhy(here)],
    ),
  ],
};
