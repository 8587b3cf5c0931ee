import type { Call, Checks, Scenario, Scene, World } from '../scene.ts';
import { bySchedule, ENDED_WELL, NO_ALERT } from '../scene.ts';
import { shaped, sheetOf, table, upload } from '../stand-ins.ts';

const [columns = [], , example = []] = sheetOf('faceless-shorts-videos');

/** The second example of the spreadsheet, with a figure. */
const row = (id: string, status: string) =>
  example.with(0, id).with(2, `${example[2]} It holds 70000 liters.`).with(4, status);

const SCENES = table(`
  With 70,000 liters and no CO2 a boat can climb. | A boat before tall gates
  The gates close behind it. | A narrow stone chamber
  Somebody opens a small door under water. | Water flowing in
  When the water is high enough, the gates open. | A keeper at a beam
`);
const script = (description: string) => () =>
  shaped({
    title: 'How a lock lifts a boat',
    description,
    tags: ['canal', 'lock', 'boats'],
    scenes: SCENES.map(([narration, picture]) => ({ narration, picture })),
  });

function look(_request: Call, here: Scene) {
  const status = here.sent(/^GET api\.shotstack/).length > 1 ? 'done' : 'rendering';
  return { response: { id: 'render-1', status, url: 'https://cdn.example.com/1' } };
}

export const world = (): Partial<World> => ({
  model: script('One boat, one lock, and no engine that lifts it.'),
  tabs: { videos: [columns, row('1', 'ready'), row('2', 'ready'), row('3', 'idea')] },
  services: [
    [/polly\.us-east-1\.amazonaws\.com/, 'speech', 'a voice'],
    [/openai\.com\/v1\/images\/generations$/, 'picture', { data: [{ b64_json: 'cGljdHVyZQ==' }] }],
    [/^PUT s3\.example\.com/, 'store', 'stored'],
    [/s3\.example\.com/, undefined, '<LocationConstraint>us-east-1</LocationConstraint>'],
    [/^POST api\.shotstack\.io/, 'render', { response: { id: 'render-1' } }],
    [/api\.shotstack\.io/, 'service', look],
    [/cdn\.example\.com/, 'service', 'a video'],
    [/googleapis\.com\/upload\/youtube/, 'service', upload('video-1')],
  ],
});

export const act = bySchedule;

const SAYS_WHY: Checks = {
  'the row says failed, with the reason: “…”': (here) =>
    /^videos: 1 .*\| failed \|.*\| (.+) \| .*$/m.exec(here.story)?.[1],
};
const IS_TOLD: Checks = { 'the owner is told': / slack\.com/ };

export const scenarios: Record<string, Scenario> = {
  'Two rows are ready; the first, an example with a figure, becomes a private video': {
    kind: 'normal',
    seen: {
      ...ENDED_WELL,
      'picture, caption and voice of each of four scenes are in the render': (here) =>
        here.story.match(/"asset":/g)?.length === 12,
      'one video is uploaded, as private': (here) => {
        const [about = '', ...others] = here.sent(/^POST .*\/upload\/youtube/);
        return others.length === 0 && about.includes('"privacyStatus":"private"');
      },
      'the row says draft and has its address, and that of the stored file':
        /^videos: 1 .*\| draft .*video-1 \| https:\/\/your-public-bucket-url\S+\/video\.mp4 /m,
      'the file was stored': [1, /^PUT s3.*\/video\.mp4$/],
      'the second row waits for the next hour': /^videos: 2 .*\| ready/m,
      ...NO_ALERT,
    },
  },
  'The script has a figure that the row does not give': {
    model: script('It lifts 70,000 liters in 8 minutes.'),
    seen: { 'nothing is spoken or drawn': [0, /polly|images/], ...SAYS_WHY, ...IS_TOLD },
  },
  'The picture of one scene is refused': {
    fault: [/\/images\/generations.*narrow stone chamber/is, 400],
    seen: { 'nothing is rendered': [0, /shotstack/], ...SAYS_WHY, ...IS_TOLD },
  },
  'The upload fails after the render': {
    fault: [/\/upload\/youtube/, 500],
    seen: {
      'the upload is tried once': [1, /\/upload\/youtube/],
      'the row keeps the address of the stored file': /^videos: 1 .*\| failed .*\/video\.mp4 /m,
      ...SAYS_WHY,
    },
  },
  'The bucket refuses the finished file': {
    fault: [/^PUT s3.*video\.mp4/, 403],
    seen: {
      'the video is uploaded': [2, /\/upload\/youtube/],
      'the row says draft, without the address of a file':
        /^videos: 1 .*\| draft .*video-1 \| {2}\|/m,
    },
  },
};
