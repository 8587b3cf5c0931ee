/** A service that draws: four scenes at a canal lock in threads, chosen by words of the request. */
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [1024, 1536];
const GROUND = '#16150f';
const [THREAD, STONE, WATER, BOAT] = ['#ece9e0', '#8a8577', '#7187f0', '#e4583a'];

const line = (colour: string, width: number, path: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** Water as threads from one side to the other, down to the lower edge. */
const water = (level: number, [left, right] = [0, WIDTH]) =>
  line(
    WATER,
    7,
    rows(level, HEIGHT, 26)
      .map((y) => `M${left} ${y}H${right}`)
      .join(''),
  );

/** A wall of stones, each course set off against the one above. */
const wall = (left: number, right: number, top: number) =>
  rows(top, HEIGHT, 96)
    .map((y, index) => {
      const joints = rows(left + (index % 2 ? 40 : 100), right, 130).map((x) => `M${x} ${y}v96`);
      return line(STONE, 5, `M${left} ${y}H${right}${joints.join('')}`);
    })
    .join('');

/** Two gates of planks that meet in the middle. */
const gates = (top: number, bottom: number) =>
  rows(190, 850, 44)
    .map((x) =>
      line(x === 498 || x === 542 ? THREAD : STONE, 12, `M${x} ${top + Math.abs(520 - x) / 4}V${bottom}`),
    )
    .join('') + line(THREAD, 12, `M170 ${top + 130}L520 ${top + 40}L870 ${top + 130}`);

const boat = (x: number, level: number, size = 1) =>
  `<g transform="translate(${x} ${level}) scale(${size})">` +
  `<path d="M-190 -40H190L140 46H-140Z" fill="${BOAT}"/><path d="M-60 -130H90V-48H-60Z" fill="${THREAD}"/>` +
  line(THREAD, 8, 'M-110 -40V-250') +
  '</g>';

const keeper =
  line(THREAD, 26, 'M330 750V640M330 650L410 700M330 750L292 860M330 750L364 860') +
  `<circle cx="330" cy="592" r="32" fill="${THREAD}"/>` +
  line(STONE, 30, 'M400 712H900') +
  line(STONE, 22, 'M880 712V860');

const scenes: [words: string, drawing: string][] = [
  ['lock gates', gates(380, 1260) + water(1240) + boat(520, 1240, 0.8)],
  [
    'stone chamber',
    wall(0, 210, 300) + wall(814, WIDTH, 300) + water(1180, [226, 800]) + boat(512, 1180, 1.1),
  ],
  [
    'upper gate',
    gates(300, 960) +
      line(
        WATER,
        9,
        rows(330, 720, 44)
          .map((x) => `M${x} 980C${x} 1080 ${520 + (x - 520) * 2} 1080 ${520 + (x - 520) * 2.4} 1200`)
          .join(''),
      ) +
      water(1210),
  ],
  ['keeper', keeper + line(STONE, 8, 'M0 872H1024') + water(900) + boat(720, 1010, 0.7)],
];

/** A picture in the size that the template asks for. */
export function drawScene(prompt: string): Promise<Buffer> {
  const [, drawing = ''] = scenes.find(([words]) => prompt.includes(words)) ?? [];
  const warp = line(
    '#2b2920',
    3,
    rows(8, WIDTH, 16)
      .map((x) => `M${x} 0V${HEIGHT}`)
      .join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${GROUND}"/>${warp}${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same picture as small as a page of the site shows it. */
export const asFrame = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(320, 480).webp({ quality: 78 }).toBuffer();
