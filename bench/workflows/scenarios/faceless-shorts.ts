import type { Call, Checks, Scenario, Scene } from '../scene.ts';
import { NO_ALERT, SLACK } from '../scene.ts';
import { jsonOf, shaped, sheetOf, table, upload } from '../stand-ins.ts';

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

function speak(call: Call, here: Scene) {
  here.bill('amazon-polly', jsonOf(call).Text.length);
  return 'a voice';
}

function draw(call: Call, here: Scene) {
  here.bill(jsonOf(call).model, 1);
  return { data: [{ b64_json: 'cGljdHVyZQ==' }] };
}

/** It is started, and done when it is looked at for the second time. */
function render(_call: Call, here: Scene) {
  const times = here.textsAt(/api\.shotstack/).length;
  if (times === 1) here.bill('shotstack', 1);
  const status = times > 2 ? 'done' : 'rendering';
  return { response: { id: 'render-1', status, url: 'https://cdn.example.com/1' } };
}

export const usual: Partial<Scenario> = {
  model: script('One boat, one lock, and no engine that lifts it.'),
  tabs: { videos: [columns, row('1', 'ready'), row('2', 'ready'), row('3', 'idea')] },
  services: [
    [/polly\.us-east-1\.amazonaws\.com/, speak],
    [/openai\.com\/v1\/images\/generations$/, draw],
    [/^PUT s3\.example\.com/, 'stored'],
    [/s3\.example\.com/, '<LocationConstraint>us-east-1</LocationConstraint>'],
    [/api\.shotstack\.io/, render],
    [/cdn\.example\.com/, 'a video'],
    [/googleapis\.com\/upload\/youtube/, upload('video-1')],
  ],
};

const FAILS: Checks = {
  'the row says failed, with the reason: “…”': /^videos: 1 .*\| failed \|.*\| (.+) \| .*$/m,
  'the owner is told': SLACK,
};

export const scenarios: Record<string, Scenario> = {
  'Two rows are ready; the first, an example with a figure, becomes a private video': {
    kind: 'normal',
    seen: {
      'picture, caption and voice of each of four scenes are in the render': ({ words }) =>
        words.match(/"asset":/g)?.length === 12,
      'one video is uploaded, as private': [
        1,
        /^POST .*\/upload\/youtube/,
        /"privacyStatus":"private"/,
      ],
      'the row says draft and has its address, and that of the stored file':
        /^videos: 1 .*\| draft .*video-1 \| https:\/\/your-public-bucket-url\S+\/video\.mp4 /m,
      'the file was stored': [1, /^PUT s3.*\/video\.mp4$/],
      'the second row waits for the next hour': /^videos: 2 .*\| ready/m,
      ...NO_ALERT,
    },
  },
  'The script has a figure that the row does not give': {
    model: script('It lifts 70,000 liters in 8 minutes.'),
    seen: { 'nothing is spoken or drawn': [0, /polly|images/], ...FAILS },
  },
  'The picture of one scene is refused': {
    fault: [/\/images\/generations.*narrow stone chamber/is, 400],
    seen: { 'nothing is rendered': [0, /shotstack/], ...FAILS },
  },
  'The upload fails after the render': {
    fault: [/\/upload\/youtube/, 500],
    seen: {
      'the upload is tried once': [1, /\/upload\/youtube/],
      'the row keeps the address of the stored file': /^videos: 1 .*\| failed .*\/video\.mp4 /m,
      ...FAILS,
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
