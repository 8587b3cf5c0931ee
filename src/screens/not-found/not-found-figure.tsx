import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';

type NotFoundFigureProps = {
  /** Accessible name; an empty one makes the drawing decorative. */
  label?: string;
  className?: string | undefined;
};

/** Number of threads, and which of them is broken. */
const BROKEN = { ends: 34, at: 19, gap: 22, first: 30 };

/** A loom with one thread broken: the picture of a page that is not there. */
export function NotFoundFigure({ label = 'A loom with one thread broken.', className }: NotFoundFigureProps) {
  const x = BROKEN.first + BROKEN.at * BROKEN.gap;
  const threads = range(BROKEN.ends)
    .filter((end) => end !== BROKEN.at)
    .map((end) => `M${round(BROKEN.first + end * BROKEN.gap)} 12V${430 - ((end * 7) % 5) * 7}`);
  const loose = `M${x} 12v146c0 14-7 18-7 32s5 16 3 30m0 0-3 9m3-9 3 8M${x} 425v-93c0-14 7-18 6-30s-6-16-3-28m0 0 4-8m-4 8-2-9`;
  return (
    <Drawing className={className} viewBox="0 0 790 440" stroke="var(--color-ink)" label={label}>
      <path strokeWidth="2.2" d={threads.join('')} />
      <path strokeWidth="12" d="M0 6h790" />
      <path strokeWidth="2.4" strokeLinecap="round" d={loose} />
      <rect x="-2" y="36" width="794" height="6" fill="var(--color-paper)" strokeWidth="1.2" />
    </Drawing>
  );
}
