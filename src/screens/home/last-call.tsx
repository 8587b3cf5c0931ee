import { clsx } from 'clsx';
import { type SVGProps, useId } from 'react';
import { ArrowButton } from '#components/arrow-button.tsx';
import type { NavigationLink, SharedWords } from '#model/facts/site.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './last-call.module.css';

type LastCallProps = SharedWords['banner'] & { action: NavigationLink };

export const LastCall = ({ heading, text, action }: LastCallProps) => (
  <section className={clsx('on-ink screen-only', styles.panel)} aria-labelledby="last-heading">
    <Cloth />
    <div className={clsx('wrap', styles.content)}>
      <h2 id="last-heading">{heading}</h2>
      <p className="lede">{text}</p>
      <ArrowButton variant="pale" href={action.href}>
        {action.label}
      </ArrowButton>
    </div>
  </section>
);

const ORDER = ['voice', 'email', 'data', 'chat', 'docs'] as const;
const CLOTH = { width: 1440, height: 560, fell: 680, ends: 34, picks: 22 };
const BAND = { picks: 4, gap: 22, height: 4 * CLOTH.picks + 22 };

const pickY = (band: number, pick: number) => band * BAND.height + pick * CLOTH.picks + 27;

const warpFrom = (first: number, step: number, to: number) =>
  range(Math.ceil((to - first) / step))
    .map((end) => `M${first + end * step}-20v600`)
    .join('');

/** In plain weave the warp lies on every second weft, in the next column on the others. */
const ON_TOP = `${CLOTH.picks} ${CLOTH.picks} ${CLOTH.picks} ${CLOTH.picks + BAND.gap}`;

/** It is seen from so near that a thread has its strands. */
function Cloth() {
  const id = useId();
  const { width, height, fell, ends } = CLOTH;
  // It begins a little before a warp thread: of less only a crumb would be seen.
  const startOf = (band: number, pick: number) =>
    fell + ((pick * 2 + band) % 3) * ends - 26 + ((pick * 5 + band * 7) % 9);
  return (
    <Drawing
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <defs>
        {[0, 1].map((column) => (
          <path
            key={column}
            id={`${id}${column}`}
            d={warpFrom(fell + ends * column, 2 * ends, width)}
            strokeDasharray={ON_TOP}
            strokeDashoffset={-36 - column * CLOTH.picks}
          />
        ))}
      </defs>
      <Strands d={warpFrom(fell % ends, ends, fell)} className={styles.bay} />
      <Strands d={warpFrom(fell, ends, width)} />
      {ORDER.map((channel, band) => {
        const picks = range(BAND.picks).map(
          (pick) => [startOf(band, pick), pickY(band, pick)] as const,
        );
        const along = (shift: number) => picks.map(([x, y]) => `M${x} ${y + shift}H1600`).join('');
        return (
          <g key={channel} className={styles.band}>
            <path stroke="var(--color-panel)" strokeWidth="19" d={along(0)} />
            <path
              stroke={`var(--color-panel-thread-${channel})`}
              strokeWidth="4"
              d={along(-5) + along(0) + along(5)}
            />
          </g>
        );
      })}
      {[0, 1].map((column) => (
        <Strands key={column} href={`#${id}${column}`} />
      ))}
    </Drawing>
  );
}

function Strands(line: SVGProps<SVGPathElement> & SVGProps<SVGUseElement>) {
  const Element = line.href ? 'use' : 'path';
  return (
    <>
      <Element {...line} stroke="var(--color-panel)" strokeWidth="15" />
      <Element {...line} stroke="var(--color-panel-edge)" strokeWidth="10" />
      <Element {...line} stroke="var(--color-panel)" strokeWidth="2" />
    </>
  );
}
