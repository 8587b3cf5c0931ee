import { NoSuchPage, type NoSuchPageProps } from '#components/nearest-page/nearest-page.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';

export const NotFound = (props: NoSuchPageProps) => (
  <section className="wrap opening" aria-labelledby="not-found-heading">
    <div className="grid-12 apart">
      <div className="to-5 stack">
        <NoSuchPage {...props} />
      </div>
      <figure className="from-7">
        <BrokenThread />
      </figure>
    </div>
    <div className="endspace" />
  </section>
);

function BrokenThread() {
  const { ends, broken, gap, first } = { ends: 34, broken: 19, gap: 22, first: 30 };
  const x = first + broken * gap;
  const threads = range(ends)
    .filter((end) => end !== broken)
    .map((end) => `M${first + end * gap} 12V${584 - ((end * 7) % 5) * 7}`);
  return (
    <Drawing viewBox="0 0 790 594" stroke="var(--color-ink)">
      <path strokeWidth="2.2" d={threads.join('')} />
      <g strokeWidth="2.4" strokeLinecap="round">
        <path d={`M${x}-30v188c0 14-7 18-7 32s5 16 3 30m0 0-3 9m3-9 3 8`} />
        <path d={`M${x} 634v-302c0-14 7-18 6-30s-6-16-3-28m0 0 4-8m-4 8-2-9`} />
      </g>
      <path strokeWidth="12" d="M0 6h790" />
      <rect x="-2" y="36" width="794" height="6" fill="var(--color-paper)" strokeWidth="1.2" />
    </Drawing>
  );
}
