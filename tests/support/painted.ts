/** A drawing as it is seen, however it was drawn. */
import sharp from 'sharp';

const PAINTS = {
  ink: '#000000',
  voice: '#ff0000',
  chat: '#00ff00',
  email: '#0000ff',
  data: '#ffff00',
  docs: '#ff00ff',
  other: '#00ffff',
} as const;
export type Paint = keyof typeof PAINTS;
export type Box = readonly [left: number, top: number, right: number, bottom: number];

const AROUND = 24;

/** @returns what is painted, also around the frame; boxes are in units of the view box */
export async function painted(svg: string) {
  const frame = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = frame;
  const [wide, high] = [width + 2 * AROUND, height + 2 * AROUND];
  const [root = '', inner = ''] = [/^<svg/.exec(svg)?.[0], svg.replace(/^<svg[^>]*>/, '')];
  const colored = inner
    .replace(/var\(--color-(paper|sheet|panel)\)/g, '#fff')
    .replace(/var\(--color-([\w-]+)\)/g, (_, name) => PAINTS[name as Paint] ?? PAINTS.other)
    .replace(/var\(--drawn-\w+\)/g, '14');
  const box = `viewBox="${x - AROUND} ${y - AROUND} ${wide} ${high}" width="${wide}" height="${high}"`;
  const whole = `${root} xmlns="http://www.w3.org/2000/svg" fill="none" shape-rendering="crispEdges" ${box}>${colored}`;
  const { data, info } = await sharp(Buffer.from(whole), { density: 144 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / wide;

  function* places([left, top, right, bottom]: Box, paint?: Paint) {
    const to = (at: number, least: number) => Math.round((at - least + AROUND) * scale);
    const [last, end] = [Math.min(to(right, x), info.width), to(bottom, y)];
    for (let row = Math.max(to(top, y), 0); row < Math.min(end, info.height); row += 1)
      for (let column = Math.max(to(left, x), 0); column < last; column += 1) {
        const at = (row * info.width + column) * 4;
        const isWanted = !paint || data.toString('hex', at, at + 3) === PAINTS[paint].slice(1);
        if (isWanted && (data[at + 3] ?? 0) > 40)
          yield [column / scale + x - AROUND, row / scale + y - AROUND] as const;
      }
  }
  const all: Box = [x - AROUND, y - AROUND, x + width + AROUND, y + height + AROUND];
  return {
    frame: [x, y, x + width, y + height] as Box,
    amount: (box: Box, paint: Paint) => [...places(box, paint)].length,
    extent(box: Box = all, paint?: Paint) {
      let found: Box = [Infinity, Infinity, -Infinity, -Infinity];
      for (const [left, top] of places(box, paint))
        found = [
          Math.min(found[0], left),
          Math.min(found[1], top),
          Math.max(found[2], left + 1 / scale),
          Math.max(found[3], top + 1 / scale),
        ];
      return found;
    },
  };
}
