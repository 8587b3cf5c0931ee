import { CHANNELS } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range, round } from '#weave/geometry.ts';

/** Geometry of the label, in view box units: the woven part, and the threads that hang from it. */
const LABEL = { width: 320, height: 300, fringe: 84, ends: 64, pick: 4 };
const PITCH = LABEL.width / LABEL.ends;
/** Picks from an edge at which a channel's thread is laid. */
const BORDER = 3;

/** A woven label: black weft, a border of five threads above and below, and its own warp left hanging. Decorative. */
export function CohortDrawing({ className }: { className?: string | undefined }) {
  const { width, height, fringe, ends, pick } = LABEL;
  const hanging = range(ends)
    .map((end) => {
      const x = round((end + 0.5) * PITCH);
      const length = fringe - ((end * 29) % 23) * 2;
      const sway = ((end * 13) % 7) - 3;
      return `M${x} ${height}q${sway} ${round(length / 2)} ${round(sway / 2)} ${length}`;
    })
    .join('');
  return (
    <Drawing className={className} viewBox={`-10 0 ${width + 20} ${height + fringe}`}>
      <path stroke="var(--color-ink)" strokeWidth="1.2" d={hanging} />
      <path fill="var(--color-panel)" d={`M0 0h${width}v${height}H0z`} />
      <path
        stroke="var(--color-panel-rule)"
        strokeWidth={width}
        strokeDasharray={`.7 ${pick - 0.7}`}
        d={`M${width / 2} 0v${height}`}
      />
      {/* The weft turns at both selvedges. */}
      <path
        stroke="var(--color-panel)"
        strokeWidth={width + 14}
        strokeDasharray={`2 ${pick * 2 - 2}`}
        d={`M${width / 2} 2v${height - 4}`}
      />
      {CHANNELS.map(({ id }, index) => (
        <path
          key={id}
          stroke={`var(--color-panel-thread-${id})`}
          strokeWidth="2.6"
          strokeDasharray={`${round(PITCH * 3)} ${round(PITCH)}`}
          strokeDashoffset={round(index * PITCH)}
          d={[BORDER + index, height / pick - BORDER - index]
            .map((row) => `M0 ${row * pick}h${width}`)
            .join('')}
        />
      ))}
    </Drawing>
  );
}
