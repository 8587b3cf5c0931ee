/** Faceless shorts: a row of a sheet, a script, voices, pictures, a render, a private upload. */
import { readFileSync } from 'node:fs';
import type { Service } from '../outside.ts';
import * as play from '../scenario.ts';
import { columnsOf, rowsOf, shaped, upload } from '../service-table.ts';

/** The second example of the spreadsheet, with a figure. */
const [, topic = '', angle = '', voice = ''] =
  readFileSync('content/workflows/faceless-shorts-videos.csv', 'utf8').split('\n')[2]?.split(',') ??
  [];
const row = (id: string, status: string) => [
  id,
  topic,
  `${angle} It holds 70000 liters.`,
  voice,
  status,
];
/** Voices of Polly in American English that its neural engine speaks. */
const NEURAL =
  'Danielle Gregory Ivy Joanna Kendra Kimberly Salli Joey Justin Kevin Matthew Ruth Stephen';

const SCRIPT = {
  title: 'How a lock lifts a boat',
  description: 'One boat, one lock, and no engine that lifts it.',
  tags: ['canal', 'lock', 'boats'],
  scenes: [
    [
      'With 70,000 liters and no CO2 a boat can climb a hill.',
      'A small boat before tall wooden lock gates',
    ],
    ['The boat goes in at the bottom, and the gates close behind it.', 'A narrow stone chamber'],
    [
      'Somebody opens a small door under water, and the boat goes up.',
      'Water flowing in beneath the gate',
    ],
    [
      'When the water is as high as the canal above, the gates open.',
      'A keeper pushing a long beam',
    ],
  ].map(([narration, picture]) => ({ narration, picture })),
};

const b64_json =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const always =
  (body: BodyInit, type: string): Service[2] =>
  () =>
    new Response(body, { headers: { 'content-type': type } });
const REGION =
  '<?xml version="1.0"?><LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">us-east-1</LocationConstraint>';
const PICTURE = { created: 1, data: [{ b64_json }], usage: { total_tokens: 2 } };

/** The renderer is done when it is asked for the second time. */
const look: Service[2] = (_request, _world, { sent }) => {
  const status = sent(/^GET api\.shotstack/).length > 1 ? 'done' : 'rendering';
  return Response.json({
    response: { id: 'render-1', status, url: 'https://cdn.example.com/render-1.mp4' },
  });
};

function saysWhy({ world }: play.Here): play.Check {
  const [first] = rowsOf(world, 'videos');
  return [
    `the row says failed, with the reason: “${first?.['error']}”`,
    first?.['status'] === 'failed',
  ];
}

export const facelessShorts: play.TemplateRuns = {
  slug: 'faceless-shorts',
  world: () => ({
    model: () => shaped(SCRIPT),
    tabs: {
      videos: [
        columnsOf('faceless-shorts-videos'),
        row('1', 'ready'),
        row('2', 'ready'),
        row('3', 'idea'),
      ],
    },
  }),
  services: [
    [
      /polly\.us-east-1\.amazonaws\.com\/v1\/speech$/,
      'speech',
      ({ text }) =>
        NEURAL.split(' ').includes(String(JSON.parse(text).VoiceId))
          ? new Response(Buffer.alloc(20_000, 1), { headers: { 'content-type': 'audio/mpeg' } })
          : Response.json({ message: 'This voice does not support the engine.' }, { status: 400 }),
    ],
    [/openai\.com\/v1\/images\/generations$/, 'picture', () => Response.json(PICTURE)],
    [/^PUT s3\.example\.com/, 'store', always('', 'text/plain')],
    [/s3\.example\.com/, undefined, always(REGION, 'application/xml')],
    [/^POST api\.shotstack\.io/, 'render', () => Response.json({ response: { id: 'render-1' } })],
    [/api\.shotstack\.io/, 'service', look],
    [/cdn\.example\.com/, 'service', always('a video', 'video/mp4')],
    [/googleapis\.com\/upload\/youtube/, 'service', upload('video-1')],
  ],
  scenarios: [
    play.normal(
      'Two rows are ready; the first, an example with a figure, becomes a private video',
      {},
      play.bySchedule,
      (here, _seen, executions) => {
        const [first, second] = rowsOf(here.world, 'videos');
        const isDraft =
          first?.['status'] === 'draft' && first['video_url']?.endsWith('video-1') === true;
        const clips = here
          .sent(/^POST .*\/render$/)
          .join()
          .match(/"asset":/g);
        const uploads = here.sent(/^POST .*\/upload\/youtube/);
        const isPrivate =
          uploads.length === 1 && uploads.join().includes('"privacyStatus":"private"');
        return [
          play.endedWell(executions),
          [
            'picture, caption and voice of each of four scenes are in the render',
            clips?.length === 12,
          ],
          ['one video is uploaded, as private', isPrivate],
          ['the row says draft and has its address', isDraft],
          ['the second row waits for the next hour', second?.['status'] === 'ready'],
          play.nobodyIsTold(here),
        ];
      },
    ),
    play.failing(
      'The script has a figure that the row does not give',
      { model: () => shaped({ ...SCRIPT, description: 'It lifts 70,000 liters in 8 minutes.' }) },
      play.bySchedule,
      (here) => [
        ['nothing is spoken or drawn', here.sent(/polly|images/).length === 0],
        saysWhy(here),
        ['the owner is told', play.messages(here).length > 0],
      ],
    ),
    play.failing(
      'The picture of one scene is refused',
      play.broken(/\/images\/generations.*narrow stone chamber/is, 400),
      play.bySchedule,
      (here) => [
        ['nothing is rendered', here.sent(/shotstack/).length === 0],
        saysWhy(here),
        ['the owner is told', play.messages(here).length > 0],
      ],
    ),
    play.failing(
      'The upload fails after the render',
      play.broken(/\/upload\/youtube/),
      play.bySchedule,
      (here) => [
        ['the upload is tried once', here.sent(/\/upload\/youtube/).length === 1],
        saysWhy(here),
      ],
    ),
  ],
};
