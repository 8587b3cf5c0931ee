import { clsx } from 'clsx';
import type { SVGProps } from 'react';
import { ArrowButton } from '#components/arrow-link.tsx';
import type { Site } from '#model/read-site.ts';
import { CHANNELS } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './last-call.module.css';

export const LastCall = ({ words: { banner }, navigation: { callToAction } }: Site) => (
  <section className={clsx('on-ink screen-only', styles.panel)} aria-labelledby="last-heading">
    <Cloth />
    <div className={clsx('wrap', styles.content)}>
      <h2 id="last-heading">{banner.heading}</h2>
      <p className="lede">{banner.text}</p>
      <ArrowButton variant="pale" to={callToAction} />
    </div>
  </section>
);

const CLOTH = { width: 1440, height: 560, fell: 680, ends: 34, picks: 22 };
/** The last pick of a band is below the first of the next. */
const BAND = { rows: 5, picks: [-1, 1, 2, 3, 5] };
const LAST = CHANNELS.length * BAND.rows - 1;
/** Of each thread of the weft, from its middle. */
const STRANDS = [-8, -4, 0, 4, 8];

/** Ends that bind a pick: at the fell it floats over three, then over two, at the right over one. */
function bindersOf(pick: number, band: number) {
  const binders: number[] = [];
  let end = 4 - (pick % 4);
  while (end * CLOTH.ends < CLOTH.width - CLOTH.fell) {
    binders.push(end);
    if (end < 7 + ((band * 3) % 5)) end += 4;
    else if (end < 13 + (band % 3)) end += 3;
    else end += (end + pick) % 2 === 0 ? 2 : 3;
  }
  return binders;
}

/** It is seen from so near that a thread has its strands. */
function Cloth() {
  const { width, height, fell, ends, picks } = CLOTH;
  // One end is bare: words have the ground before it.
  const warp = range((width - fell) / ends + 2).map((end) => `M${fell + (end - 1) * ends}-20v600`);
  const bands = CHANNELS.map(({ id: channel }, band) => ({
    channel,
    wefts: BAND.picks.map((pick) => {
      const row = Math.min(Math.max(0, band * BAND.rows + pick), LAST);
      return {
        // A little before a warp thread: of less only a crumb would be seen.
        from: fell + ((row * 2) % 3) * ends - 38,
        y: row * picks + 16,
        binders: bindersOf(row, band),
      };
    }),
  }));
  const bound = bands
    .flatMap(({ wefts }) => wefts)
    .flatMap(({ y, binders }) => binders.map((end) => `M${fell + end * ends} ${y - 12}v24`));
  return (
    <Drawing
      className={styles.art}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
    >
      <Warp d={warp.join('')} />
      {bands.map(({ channel, wefts }) => {
        // At the fell its strands are loose.
        const along = (shift: number) =>
          wefts
            .map(({ from, y }) => `M${from + ((y + shift * 2) % 5) * 8} ${y + shift}H1600`)
            .join('');
        return (
          <g key={channel} className={styles.band}>
            <path stroke="var(--color-panel)" strokeWidth={picks} d={along(0)} />
            <path
              stroke={`var(--color-panel-thread-${channel})`}
              strokeWidth="3"
              d={STRANDS.map(along).join('')}
            />
          </g>
        );
      })}
      <path id="last-call-bound" d={bound.join('')} />
      <Warp href="#last-call-bound" />
    </Drawing>
  );
}

function Warp(line: SVGProps<SVGPathElement> & SVGProps<SVGUseElement>) {
  const Element = line.href ? 'use' : 'path';
  return (
    <>
      {/* A weft goes on under it, in its shadow. */}
      <Element {...line} stroke="var(--color-panel)" strokeWidth="28" opacity=".45" />
      <Element {...line} stroke="var(--color-panel-edge)" strokeWidth="8" />
      <Element {...line} stroke="var(--color-panel)" strokeWidth="2" />
    </>
  );
}
