import { clsx } from 'clsx';
import { Fragment, type SVGProps, useId } from 'react';
import { callToActionLink, sharedWords as words } from '#model/facts/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Shuttle } from '#weave/diagram.tsx';
import { Drawing, ShuttleArrow } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  heading?: string | undefined;
  text?: string | undefined;
  label?: string | undefined;
  href?: string | undefined;
}

/** The dark panel of both banners. */
function Panel({
  heading = words.banner.heading,
  text = words.banner.text,
  label = callToActionLink.label,
  href = callToActionLink.href,
  isBand,
}: CallToActionProps & { isBand: boolean }) {
  const headingId = useId();
  return (
    <section className={clsx('on-ink screen-only', styles.panel)} aria-labelledby={headingId}>
      {isBand ? null : <Cloth />}
      <div className={clsx('wrap', styles.content, isBand && `grid-12 ${styles.across}`)}>
        <h2 className="to-7" id={headingId}>
          {heading.split(/(?<=[.?!]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className={clsx('lede to-6', styles.lede)}>{text}</p>
        <div className={clsx('from-8', styles.action)}>
          {isBand ? <Thread /> : null}
          <ButtonLink variant="pale" href={href}>
            {label} <ShuttleArrow />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The home page's banner: the cloth of all channels, as wide as the window. */
export function CallToActionBanner(props: CallToActionProps) {
  return <Panel isBand={false} {...props} />;
}

/** Every other page's banner: one uncolored thread leads to the button. */
export function CallToActionBand(props: CallToActionProps) {
  return <Panel isBand {...props} />;
}

/** An uncolored thread with a shuttle at its end, which points to the button. */
function Thread() {
  return (
    <Drawing className={styles.thread} viewBox="0 0 1200 60" preserveAspectRatio="xMaxYMid slice">
      <path
        stroke="var(--color-panel-text-3)"
        strokeWidth="2.6"
        d="M0 20h1078M0 25h1074M0 30h1070M0 35h1074M0 40h1078"
      />
      <g transform="translate(1128 30)">
        <Shuttle />
      </g>
    </Drawing>
  );
}

const ORDER = ['voice', 'email', 'data', 'chat', 'docs'] as const;
/** Of the whole drawing, where the cloth begins, and the distance of its threads. */
const CLOTH = { width: 1440, height: 560, fell: 680, ends: 34, picks: 22 };
const BAND = { picks: 4, gap: 22, height: 4 * CLOTH.picks + 22 };

const pickY = (band: number, pick: number) => band * BAND.height + pick * CLOTH.picks + 27;

/** Warp threads from one place up to another. */
const warpFrom = (first: number, step: number, to: number) =>
  range(Math.ceil((to - first) / step))
    .map((end) => `M${first + end * step}-20v600`)
    .join('');

/** In plain weave the warp lies on every second weft, and on the others in the next column. */
const ON_TOP = `${CLOTH.picks} ${CLOTH.picks} ${CLOTH.picks} ${CLOTH.picks + BAND.gap}`;

/** A cloth of five channels seen from so near that a thread has its strands; its fell is ragged. */
function Cloth() {
  const id = useId();
  const { width, height, fell, ends } = CLOTH;
  // Each begins a little before a warp thread: of less no more than a crumb would be seen.
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

/** Threads of two strands, set off from what they cross. */
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
