import { clsx } from 'clsx';
import { own } from '#article/braces.ts';
import { FactsTable, Terms } from '#components/facts.tsx';
import { sampleMark } from '#components/sample-note.tsx';
import {
  type CaseStudies,
  type CaseStudy,
  type CaseStudySlug,
  type CaseReturn as Facts,
  headlineMeasure,
  withoutEstimates,
} from '#model/facts/case-studies.ts';
import type { Rate } from '#model/facts/engagement.ts';
import { money } from '#model/money.ts';
import { capital, inDays, withUnits } from '#model/sentence.ts';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './case.module.css';
import { useCase, useDocs } from './docs-context.ts';
import { Figure, PermissionFigure } from './figures.tsx';
import { DaysThread } from './process-figures.tsx';

const slugsOf = (studies: CaseStudies) => Object.keys(studies) as CaseStudySlug[];

export function BeforeAfter({ study }: { study: CaseStudySlug }) {
  const { caseStudies, caseReturns } = useDocs().site;
  const { measure, before, after } = headlineMeasure(caseReturns[study]);
  return (
    <div className={styles.change}>
      <dt className="caption">{measure + sampleMark(caseStudies[study])}</dt>
      <dd className="num">
        {/* Listeners, search and the Markdown twin have the word for the arrow. */}
        <span>{before}</span> <ShuttleArrow />
        <span className="visually-hidden">to</span> {after}
      </dd>
    </div>
  );
}

export function CaseGlance() {
  const { slug, study } = useCase();
  const { trigger, channels, signsOff, proofDay } = study.glance;
  return (
    <>
      <dl className={styles.result}>
        <BeforeAfter study={slug} />
      </dl>
      <Terms
        className={clsx('flow small', styles.glance)}
        rows={[
          ['Starts with', trigger],
          ['Channels', channels],
          ['Signs off', signsOff],
          ['Proof of concept', `Working day ${proofDay}`],
        ]}
      />
      <PermissionFigure {...study} />
    </>
  );
}

const link = (slug: CaseStudySlug, { client }: CaseStudy, anchor = '') => (
  <a href={`/docs/case-studies/${slug}${anchor}`}>{client}</a>
);

export function CaseGlances() {
  const { caseStudies } = useDocs().site;
  return (
    <FactsTable
      data-rows="plan"
      rows={slugsOf(caseStudies)}
      columns={{
        Project: (slug) => link(slug, caseStudies[slug]),
        Trigger: (slug) => caseStudies[slug].glance.trigger,
        'Who signs off': (slug) => caseStudies[slug].glance.signsOff,
        'Proof, working day': (slug) => `Day ${caseStudies[slug].glance.proofDay}`,
      }}
    />
  );
}

export function CaseReturn() {
  const { rate } = useDocs().site;
  const { study, returns } = useCase();
  return (
    <Figure data-across="all" caption={<CaseVerdict />}>
      <FactsTable
        caption={`${study.sample ? 'Sample figures' : 'Measured'}: ${returns.compared}`}
        rows={returns.measures}
        columns={{ Measure: 'measure', Before: 'before', After: 'after' }}
      />
      <FactsTable
        data-rows="costs"
        caption={`Cost and return${sampleMark(study)}`}
        rows={costRows(returns, rate)}
        columns={{ Item: 0, 'How it is computed': 1, Amount: 2 }}
      />
      <DaysThread days={returns.sum.days} alone={returns.estimate?.days} />
    </Figure>
  );
}

function CaseVerdict() {
  const { rate } = useDocs().site;
  const { sum, estimate } = useCase().returns;
  const isInTime = sum.days < rate.returnDays;
  return (
    <>
      {sum.days < Infinity ? `At ${withUnits(inDays(sum.days))} it` : 'It never pays, so it'}{' '}
      {isInTime ? 'meets' : 'misses'} our{' '}
      <a className="nowrap" href="/docs/process#strategic-roadmapping">
        {rate.returnDays}-day bar
      </a>
      {isInTime ? '.' : '; we would not have built it first.'}
      {estimate &&
        ` ${estimate.percent}% of the saving is an estimate; without it, the cost returns ${inDays(estimate.days, '', 'after ')}.`}{' '}
      A stitch is a week, an outline past the bar.
    </>
  );
}

export function CaseFigure({ of }: { of: keyof Facts['figures'] }) {
  const { slug, returns } = useCase();
  const { figures } = returns;
  const figure = own(figures, of);
  if (figure !== undefined) return figure;
  const names = Object.keys(figures).join(', ');
  throw new Error(`${slug} has no figure "${of}". Use one of ${names}.`);
}

function costRows({ build, saves, runs, sum, notCounted }: Facts, rate: Rate) {
  const lines = (begins: string, amounts: Facts['saves']) =>
    amounts.map(({ what, how, amount, isEstimate }) => [
      `${begins}${isEstimate ? ', estimated' : ''}: ${what}`,
      how,
      money(amount, rate),
    ]);
  const written = (of: keyof typeof sum) => money(sum[of], rate);
  const full = `${written('build')} / ${written('net')} × ${rate.daysInMonth} days`;
  return [
    ['Cost to build', build, written('build')],
    ...lines('Saved in a month', saves),
    ...lines('Run for a month', runs),
    ['Left in a month', 'Saved, less running', written('net')],
    ['Cost returned', `${full} + ${sum.lost} for the pilot`, capital(withUnits(inDays(sum.days)))],
    ...(notCounted ? [['Not counted', notCounted, '']] : []),
  ];
}

const daysAlone = ({ estimate, sum }: Facts) => (estimate ?? sum).days;

export function CaseReturns() {
  const { caseStudies, caseReturns, currency } = useDocs().site;
  const areAllSamples = Object.values(caseStudies).every(({ sample }) => sample);
  const rows = slugsOf(caseStudies)
    .map((slug) => ({ slug, ...caseReturns[slug] }))
    .sort((a, b) => a.sum.days - b.sum.days || daysAlone(a) - daysAlone(b));
  return (
    <FactsTable
      data-rows="plan"
      rows={rows}
      columns={{
        Project: ({ slug }) => link(slug, caseStudies[slug], '#return-on-investment'),
        'Cost to build': ({ sum }) => money(sum.build, currency),
        'Saves in a month': ({ sum }) => money(sum.saved, currency),
        'Run for a month': ({ sum }) => money(sum.run, currency),
        [`Days until returned${sampleMark({ sample: areAllSamples })}`]: (row) => (
          <>
            {withUnits(inDays(row.sum.days) + withoutEstimates(row))}
            {!areAllSamples && sampleMark(caseStudies[row.slug])}
            <DaysThread
              days={row.sum.days}
              alone={row.estimate?.days}
              among={rows.map(daysAlone)}
              isFirst={row === rows[0]}
            />
          </>
        ),
      }}
    />
  );
}
