import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import { callToActionLink, sharedWords as words } from '#model/facts/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Shuttle } from '#weave/diagram.tsx';
import { Drawing, ShuttleArrow } from '#weave/drawing.tsx';
import { range, runs } from '#weave/geometry.ts';
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
      {isBand ? null : <Channels />}
      <div className={clsx('wrap', styles.content, isBand && `grid-12 ${styles.band}`)}>
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

/** The home page's banner: five channels run into the edge of the page. */
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
const WARP = { ends: 26, first: 300, gap: 22 };
const ROW = { first: 92, gap: 104, picks: 5, pitch: 9 };

const warpX = (end: number) => WARP.first + end * WARP.gap;
const pickY = (row: number, pick: number) => ROW.first + row * ROW.gap + pick * ROW.pitch;

/**
 * Lets the warp cover channel `row` at one point in four, and at two in four for a third of the
 * ends.
 */
const isWarpOnTop = (row: number, end: number, pick: number) =>
  (end + pick + row) % 4 < (end % 3 === row % 3 ? 2 : 1);

const crossings = (row: number, end: number) =>
  runs(ROW.picks, (pick) => isWarpOnTop(row, end, pick)).map(
    ({ start, length }) =>
      `M${warpX(end)} ${pickY(row, start) - 5}v${(length - 1) * ROW.pitch + 10}`,
  );

/** Five channels, with ragged left ends, run into one warp. */
function Channels() {
  const id = useId();
  const ends = range(WARP.ends);
  return (
    <Drawing className={styles.art} viewBox="0 0 860 600" preserveAspectRatio="xMinYMid slice">
      <path
        stroke="var(--color-panel-edge)"
        strokeWidth="1.6"
        d={ends.map((end) => `M${warpX(end)}-10v620`).join('')}
      />
      {ORDER.map((channel, row) => {
        const picks = range(ROW.picks).map(
          (pick) => `M${(pick * 17 + row * 29) % 46} ${pickY(row, pick)}H900`,
        );
        return (
          <g key={channel}>
            <path stroke="var(--color-panel)" strokeWidth="7" d={picks.join('')} />
            <path
              stroke={`var(--color-panel-thread-${channel})`}
              strokeWidth="4"
              d={picks.join('')}
            />
          </g>
        );
      })}
      <defs>
        <path
          id={id}
          d={ORDER.flatMap((_, row) => ends.flatMap((end) => crossings(row, end))).join('')}
        />
      </defs>
      <use href={`#${id}`} stroke="var(--color-panel)" strokeWidth="6" />
      <use href={`#${id}`} stroke="var(--color-panel-warp)" strokeWidth="2.6" />
    </Drawing>
  );
}
