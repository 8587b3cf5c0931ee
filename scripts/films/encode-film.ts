/** Turns pictures into the two files of a film with ffmpeg. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { FRAME } from './timing.ts';

/** Options of the video codecs; both keep every picture at the same size. */
const CODECS = {
  // Serves browsers without H.264. AV1 would be a sixth smaller; VP9 is decoded by every chip of the last ten years.
  webm: [
    ...['-c:v', 'libvpx-vp9', '-crf', '43', '-b:v', '0', '-deadline', 'good', '-cpu-used', '3'],
    ...['-row-mt', '1', '-tune-content', 'screen', '-g', '240', '-pix_fmt', 'yuv420p'],
  ],
  // Serves nearly all browsers; its header comes first, so that playing can begin at once.
  mp4: [
    ...['-c:v', 'libx264', '-crf', '29', '-preset', 'slower', '-tune', 'animation', '-g', '240'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  ],
} as const;
export type Container = keyof typeof CODECS;
export const CONTAINERS = Object.keys(CODECS) as Container[];

/** @throws when ffmpeg is missing, saying how to get it */
export function ensureFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  throw new Error(
    'Films are encoded by ffmpeg, and there is none. Install it: `apt-get install ffmpeg` (Debian, Ubuntu) or `brew install ffmpeg` (macOS).',
  );
}

const COMMON = ['-hide_banner', '-loglevel', 'error', '-y'];
/** The colors of the site are those of BT.709, which the file must name for players. */
const COLORS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** Takes PNG pictures, and keeps them without loss in a file for the encoders. */
export function collectPictures(file: string): { input: Writable; done: Promise<void> } {
  const child = spawn(
    'ffmpeg',
    [
      ...[...COMMON, '-f', 'image2pipe', '-framerate', String(FRAME.rate), '-c:v', 'png', '-i', '-'],
      ...['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  return { input: child.stdin, done: finished(child) };
}

export function encode(from: string, to: string, container: Container): Promise<void> {
  const convert = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int'];
  return finished(
    spawn(
      'ffmpeg',
      [
        ...[...COMMON, '-i', from, '-an', '-map_metadata', '-1', '-fflags', '+bitexact', ...convert],
        ...[...CODECS[container], ...COLORS, to],
      ],
      { stdio: 'inherit' },
    ),
  );
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}; what it said is above.`);
}
