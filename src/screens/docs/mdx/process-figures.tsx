import type { ReactNode } from 'react';
import { FactsTable } from '#components/facts.tsx';
import { milestoneDays } from '#model/facts/engagement.ts';
import { dayName } from '#model/ledger.ts';
import { money } from '#model/money.ts';
import type { Site } from '#model/read-site.ts';
import { inDays } from '#model/sentence.ts';
import { OwnReturnFigure, resultOf } from '#screens/pricing/own-return-figure.tsx';
import { AccordionItem } from '#ui/accordion.tsx';
import { Drawing, Stitches, WeeksThread } from '#weave/drawing.tsx';
import { percent } from '#weave/figure.ts';
import { useDocs } from './docs-context.ts';
import { Figure } from './figures.tsx';
import parts from './page-parts.module.css';
import styles from './process-figures.module.css';

type Milestone = keyof ReturnType<typeof milestoneDays>;

interface ProcessTrackProps {
  stages: (Record<'name' | 'href' | 'gives', string> & {
    from: Milestone;
    to: Milestone | '';
    draws: 'map' | 'plan' | 'log' | 'sprints' | 'pilot' | 'return';
  })[];
  children: ReactNode;
}

/** What a stage hands over, above its days. A stage without an end goes on after the last day. */
export function ProcessTrack({ stages, children }: ProcessTrackProps) {
  const { calendar } = useDocs().site;
  const { milestones, days } = calendar;
  const on = milestoneDays(calendar);
  const placeOf = (day: number) => (day / days) * 150;
  return (
    <figure data-channel={milestones.find(({ live }) => live)?.live?.[0]}>
      <figcaption className="caption">{children}</figcaption>
      <ol className={styles.track}>
        {stages.map(({ name, href, from, to, draws, gives }) => (
          <li key={href}>
            <a href={href}>
              <Drawing viewBox="0 0 150 119" stroke="var(--color-edge)">
                <use href={`#stage-${draws}`} />
                <path d="M0 114h150" />
                <path
                  d={`M${placeOf(on[from])} 114H${placeOf(to ? on[to] : days)}`}
                  stroke="var(--color-ink)"
                  strokeWidth="5"
                />
              </Drawing>
              <b>{name}</b>{' '}
              <span className="caption">
                {dayName(on[from])} {to ? `to ${dayName(on[to]).toLowerCase()}` : 'on'}
              </span>{' '}
              <span className="small">{gives}</span>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

export const Fold = ({ of, children }: { of: string; children: ReactNode }) => (
  <div className={parts.questions}>
    <AccordionItem name={of} size="small" heading={of}>
      {children}
    </AccordionItem>
  </div>
);

type ThreadProps = {
  days: number;
  alone?: number | undefined;
  among?: number[];
  isFirst?: boolean;
};

/**
 * A stitch is a week, up to the line of the rule; what passes it is an outline.
 * @param alone on measured savings alone
 */
export function DaysThread({ days, alone = days, among = [alone], isFirst = true }: ThreadProps) {
  const { returnDays } = useDocs().site.rate;
  const within = Math.min(days, returnDays);
  const longest = Math.max(returnDays * 1.5, ...among.filter(Number.isFinite)) * 1.03;
  const placeOf = (day: number) => percent(Math.min(1, day / longest));
  const limit = placeOf(returnDays);
  return (
    <svg width="100%" height={isFirst ? 40 : 24} className="caption" aria-hidden>
      {isFirst && (
        <text x={limit} y="13" fill="currentColor" textAnchor="middle">
          {returnDays}
        </text>
      )}
      <g stroke="var(--color-ink)" transform={isFirst ? 'translate(0 16)' : undefined}>
        <line x2="100%" y1="12" y2="12" stroke="var(--color-edge)" />
        <rect
          x={placeOf(within)}
          y="7.5"
          width={placeOf(alone - within)}
          height="9"
          fill="var(--color-paper)"
        />
        <Stitches weeks={within / 7} end={placeOf(within)} />
        <line x1={limit} x2={limit} y2="24" />
      </g>
    </svg>
  );
}

export function Kept() {
  const { rows } = useDocs().site.keptFacts;
  const longest = Math.max(...rows.map(({ weeks = 1 }) => weeks));
  return (
    <FactsTable
      data-rows="pairs"
      rows={rows}
      columns={{
        Data: 'what',
        Where: 'where',
        'Kept for': ({ howLong, weeks }) => (
          <>
            {howLong}
            <WeeksThread weeks={weeks} most={longest} />
          </>
        ),
      }}
    />
  );
}

export function Candidates() {
  const { currency, engagement, figures, rate } = useDocs().site;
  const { returnDays } = rate;
  const rows: Site['engagement']['passedOver'] = [...engagement.agents, ...engagement.passedOver];
  const lengths = rows.map(({ use = 0 }) => use);
  return (
    <Figure
      caption={`Days of use until the cost is back, a stitch a week, with a pilot of ${figures.pilots}. The upright is the rule: under ${inDays(returnDays)}. (Sample)`}
    >
      <ul className={styles.threads}>
        {rows.map(({ name, build, net, verdict, use: days = 0 }, index) => (
          <li key={name} className="small">
            <b>{name}</b>
            <DaysThread days={days} among={lengths} isFirst={index === 0} />{' '}
            <span className="caption">{verdict}.</span>{' '}
            {days > 0 && (
              <span className="caption num">
                <b>{inDays(days)}</b>
                {days >= returnDays && ', a miss'}
                {build &&
                  net &&
                  `: ${money(build, currency)} to build, nets ${money(net, currency)} a month`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Figure>
  );
}

export function FirstYearFigure() {
  const { own } = useDocs().site.pricing;
  const { told, use, sums } = resultOf(own);
  return (
    <Figure
      caption={
        <>
          <b>{told}.</b> {own.example}, stopped after the first term. {use} {sums}
        </>
      }
    >
      <OwnReturnFigure facts={own} />
    </Figure>
  );
}
