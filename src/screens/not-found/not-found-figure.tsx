import { clsx } from 'clsx';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';
import { Shuttle } from '#weave/shuttle.tsx';
import styles from './not-found-figure.module.css';

/** Number of threads, and which of them is broken. */
const BROKEN = { ends: 34, at: 19, gap: 22, first: 30 };

/** A loom with one thread broken: the picture of a page that is not there. In an open `details` the thread is tied. */
export function NotFoundFigure({ className }: { className?: string | undefined }) {
  const x = BROKEN.first + BROKEN.at * BROKEN.gap;
  const threads = range(BROKEN.ends)
    .filter((end) => end !== BROKEN.at)
    .map((end) => `M${round(BROKEN.first + end * BROKEN.gap)} 12V${430 - ((end * 7) % 5) * 7}`);
  return (
    <Drawing className={clsx(styles.drawing, className)} viewBox="0 0 790 440" stroke="var(--color-ink)">
      <path strokeWidth="2.2" d={threads.join('')} />
      <g strokeWidth="2.4" strokeLinecap="round">
        <path className={styles.upper} d={`M${x}-30v188c0 14-7 18-7 32s5 16 3 30m0 0-3 9m3-9 3 8`} />
        <path className={styles.lower} d={`M${x} 480v-148c0-14 7-18 6-30s-6-16-3-28m0 0 4-8m-4 8-2-9`} />
        <path
          className={styles.knot}
          fill="var(--color-paper)"
          d={`M${x} 228c-9 0-13 7-13 13s5 12 13 12 13-6 13-12-5-13-13-13zm-12 4 24 18m0-18-24 18`}
        />
      </g>
      <path strokeWidth="12" d="M0 6h790" />
      <rect x="-2" y="36" width="794" height="6" fill="var(--color-paper)" strokeWidth="1.2" />
      <g transform="translate(0 340)">
        <g className={styles.shuttle}>
          <path strokeWidth="5" stroke="var(--color-voice)" d="M-790 0h760" />
          <Shuttle channel="voice" scale={0.8} />
        </g>
      </g>
    </Drawing>
  );
}
