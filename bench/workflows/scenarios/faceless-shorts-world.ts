/** The world of the shorts: a sheet of ideas, a script of four scenes, storage, the renderer, YouTube. */
import { Sheets } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { openAi, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import { drawScene } from '../stand-ins/pictures.ts';
import { Renderer, Storage, speak, YouTube } from '../stand-ins/video-services.ts';
import type { Bench } from './scenario.ts';

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
export const row = (id: string, status: string) => [
  id,
  'How a canal lock lifts a boat',
  'For children; follow one boat through one lock',
  '',
  status,
];

export const script = {
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

export interface Change {
  faults: Fault[];
  rows: string[][];
  /** State the renderer reports, by how often it was asked. */
  state: (looks: number) => string;
}

export function begin(
  { outside }: Bench,
  {
    faults = [],
    rows = [row('1', 'ready'), row('2', 'ready'), row('3', 'idea')],
    state,
  }: Partial<Change> = {},
) {
  const storage = new Storage();
  const world = {
    sheets: new Sheets({ videos: [COLUMNS, ...rows] }),
    slack: new Slack(),
    storage,
    renderer: new Renderer(storage, state),
    youTube: new YouTube(),
  };
  const model = openAi(() => shaped(script), { speech: speak, picture: drawScene });
  outside.begin([world.sheets, world.slack, storage, world.renderer, world.youTube, model], faults);
  return world;
}

export const statusOf = (sheets: Sheets) => sheets.rows('videos').map(({ status }) => status);
