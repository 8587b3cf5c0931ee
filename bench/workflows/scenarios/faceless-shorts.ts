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

interface Studio extends World {
  /** Kind of each clip of the last render. */
  shown: string[];
  /** Times the renderer was asked how far it is. */
  looks: number;
  uploads: string[];
}

/** A PNG of one pixel. */
const b64_json =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Shotstack takes a timeline of clips. */
function render({ text }: OutsideRequest, world: Studio): OutsideAnswer {
  type Timeline = { timeline: { tracks: { clips: { asset: { type: string } }[] }[] } };
  const { tracks } = (JSON.parse(text) as Timeline).timeline;
  world.shown = tracks.flatMap(({ clips }) => clips.map(({ asset }) => asset.type));
  return { status: 201, body: { success: true, response: { id: 'render-1', message: 'queued' } } };
}

function look(_request: OutsideRequest, world: Studio): OutsideAnswer {
  world.looks += 1;
  const status = world.looks > 1 ? 'done' : 'rendering';
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
  {
    at: /openai\.com\/v1\/audio\/speech$/,
    kind: 'speech',
    answer: always(Buffer.alloc(20_000, 1), 'audio/mpeg'),
  },
  { at: /openai\.com\/v1\/images\/generations$/, kind: 'picture', answer: always(PICTURE) },
  { at: /^PUT s3\.example\.com/, kind: 'store', answer: always('') },
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
    ...{ ...emptyWorld(), model: () => shaped(SCRIPT), shown: [], looks: 0, uploads: [] },
    tabs: videos(row('1', 'ready'), row('2', 'ready'), row('3', 'idea')),
  }),
  services,
);

/** The row that was taken up has failed, and says why. */
function saysWhy({ world }: play.Here<Studio>): play.Check {
  const [first] = rowsOf(world, 'videos');
  return [`the row says failed, with the reason: “${first?.['error']}”`, first?.['status'] === 'failed'];
}

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
        const [first, second] = rowsOf(world, 'videos');
        const isDraft = first?.['status'] === 'draft' && first['video_url']?.endsWith('video-1') === true;
        return [
          play.endedWell(execution),
          ['picture, caption and voice of each of four scenes are in the render', shown.length === 12],
          ['one video is uploaded, as private', uploads.join() === 'private'],
          ['the row says draft and has its address', isDraft],
          ['the second row waits for the next hour', second?.['status'] === 'ready'],
          play.nobodyIsTold(world),
        ];
      },
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
      'The upload fails after the render',
      play.broken(/\/upload\/youtube/),
      play.runBySchedule,
      (here) => [['the upload is tried once', here.calls(/\/upload\/youtube/) === 1], saysWhy(here)],
    ),
  ],
};
