/** Facts of case studies: at a glance, measures, cost and return. */
import { DataTable } from '#components/data-table.tsx';
import { buildArithmetic, caseSum, headlineMeasure, isReturnedInTime } from '#model/case-return-sums.ts';
import { caseMark, caseMarks } from '#model/case-samples.ts';
import {
  CASE_STUDIES,
  type CaseStudy,
  type CaseStudySlug,
  caseReturns,
  caseStudies,
  type CaseReturn as Facts,
} from '#model/facts/case-studies.ts';
import { rate } from '#model/facts/engagement.ts';
import { dollars } from '#model/money.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import styles from './case.module.css';

interface CaseProps {
  study: CaseStudySlug;
}

/** The one measure of a case study that a card has room for: "4.5 days to 7 hours". */
export function BeforeAfter({ study }: CaseProps) {
  const { measure, before, after } = headlineMeasure(study);
  return (
    <dl className={styles.figure}>
      <dt className="caption">{measure + caseMark(study)}</dt>
      <dd className="num">
        <Change before={before} after={after} />
      </dd>
    </dl>
  );
}

/** The arrow is for the eye; listeners, search and the Markdown twin have the word. */
function Change({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className={styles.before}>{before}</span> <ShuttleArrow className={styles.arrow} />
      <span className={styles.word}> to </span> {after}
    </>
  );
}

const proof = ({ glance }: CaseStudy) => `Working day ${glance.proofDay}`;

/** A case study in five facts, for the reader who decides here whether to go on. */
export function CaseGlance({ study }: { study: CaseStudySlug }) {
  const facts: CaseStudy | undefined = caseStudies[study];
  if (!facts) {
    throw new Error(
      `A page in content/docs shows "${study}" at a glance, which content/data/case-studies.yaml does not have. Use one of ${CASE_STUDIES.join(', ')}.`,
    );
  }
  const { glance } = facts;
  const { measure, before, after } = headlineMeasure(study);
  return (
    <dl className={styles.glance}>
      <div>
        <dt>Starts with</dt>
        <dd>{glance.trigger}</dd>
      </div>
      <div>
        <dt>Channels</dt>
        <dd>{glance.channels}</dd>
      </div>
      <div>
        <dt>Signs off</dt>
        <dd>{glance.signsOff}</dd>
      </div>
      <div>
        <dt>Proof of concept</dt>
        <dd>{proof(facts)}</dd>
      </div>
      <div className={styles.returned}>
        <dt>{measure + caseMark(study)}</dt>
        <dd className="num">
          <Change before={before} after={after} />
        </dd>
      </div>
    </dl>
  );
}

/** Characters of a change that stays in one line: a column of the table has room for it. */
const SHORT = 15;

function change(before: string, after: string): string {
  const words = `${before} to ${after}`;
  return words.length > SHORT ? words : words.replaceAll(' ', '\u00a0');
}

/** Table that compares all case studies. */
export function CaseGlances() {
  const rows = CASE_STUDIES.map((slug) => {
    const study: CaseStudy = caseStudies[slug];
    const { trigger, channels, signsOff } = study.glance;
    const { measure, before, after } = headlineMeasure(slug);
    return [
      study.client,
      trigger,
      channels,
      signsOff,
      proof(study),
      `${measure}: ${change(before, after)}${caseMarks.line(slug)}`,
    ];
  });
  const links = new Map<string, string>(
    CASE_STUDIES.map((slug) => [caseStudies[slug].client, `/docs/case-studies/${slug}`]),
  );
  return (
    <DataTable
      columns={[
        'Project',
        'Trigger',
        'Channel',
        'Who signs off',
        'Proof of concept',
        `Returned${caseMarks.heading}`,
      ]}
      rows={rows}
      cell={(words, column) => (column === 0 ? <a href={links.get(words)}>{words}</a> : words)}
    />
  );
}

/** Results, cost and return of a case study, with its stack and its limits: content/data/case-returns.yaml. */
export function CaseReturn({ study }: { study: CaseStudySlug }) {
  const facts: Facts | undefined = caseReturns[study];
  if (!facts) {
    throw new Error(
      `A page in content/docs asks what "${study}" returned, which content/data/case-returns.yaml does not have. Use one of ${Object.keys(caseReturns).join(', ')}.`,
    );
  }
  return (
    <>
      <DataTable
        caption={`${facts.sample ? 'Sample figures, in the form the client’s own will take' : 'Measured'}: ${facts.compared}.`}
        columns={['Measure', 'Before', 'After']}
        rows={facts.measures.map(({ measure, before, after }) => [measure, before, after])}
      />
      <CostTable facts={facts} mark={caseMark(study)} />
      <Verdict facts={facts} />
      <p>
        <strong>Stack.</strong> {facts.stack}
      </p>
      <p>
        <strong>Limits.</strong> {facts.limits.join(' ')}
      </p>
    </>
  );
}

/** Says whether the system would have passed the test by which candidates are ordered. */
function Verdict({ facts }: { facts: Facts }) {
  const sum = caseSum(facts);
  const days = `${rate.returnDays} days`;
  return (
    <p>
      {sum.returnedAfter} days of full use are{' '}
      {isReturnedInTime(sum) ? `under the ${days}` : `more than the ${days}`} by which{' '}
      <a href="/docs/process#strategic-roadmapping">we order candidates</a>
      {isReturnedInTime(sum) ? '.' : ', so this one would not have been first.'}
    </p>
  );
}

function CostTable({ facts, mark }: { facts: Facts; mark: string }) {
  const { build, saves, runs } = facts;
  const sum = caseSum(facts);
  const lines = (begins: string, amounts: Facts['saves']) =>
    amounts.map(({ what, how, amount }) => [`${begins}: ${what}`, how, dollars(amount)]);
  return (
    <DataTable
      caption={`Cost and return${mark}`}
      columns={['Item', 'How it is computed', 'Amount']}
      rows={[
        ['Cost to build', buildArithmetic(build), dollars(sum.build)],
        ...lines('Saved in a month', saves),
        ...lines('Run for a month', runs),
        ['Left in a month', 'Saved less run', dollars(sum.net)],
        [
          'Cost returned',
          `${dollars(sum.build)} / ${dollars(sum.net)} × ${rate.daysInMonth} days`,
          `After ${sum.returnedAfter} days of full use`,
        ],
      ]}
    />
  );
}

/** Cost and return of all systems, the quickest return first. */
export function CaseReturns() {
  const sums = Object.entries(caseReturns)
    .map(([slug, facts]) => ({ slug: slug as CaseStudySlug, ...caseSum(facts) }))
    .sort((a, b) => a.returnedAfter - b.returnedAfter);
  const links = new Map<string, string>(
    sums.map(({ slug }) => [caseStudies[slug].client, `/docs/case-studies/${slug}#return-on-investment`]),
  );
  return (
    <DataTable
      caption={`What the systems cost and returned${caseMarks.heading}`}
      columns={['Project', 'Cost to build', 'Saves in a month', 'Run for a month', 'Returned after']}
      rows={sums.map(({ slug, build, gross, run, returnedAfter }) => [
        caseStudies[slug].client,
        dollars(build),
        dollars(gross),
        dollars(run),
        `${returnedAfter} days of full use${caseMarks.line(slug)}`,
      ])}
      cell={(words, column) => (column === 0 ? <a href={links.get(words)}>{words}</a> : words)}
    />
  );
}
