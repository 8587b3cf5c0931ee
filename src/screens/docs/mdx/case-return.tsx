import { DataTable } from '#components/data-table.tsx';
import { type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { rate } from '#content/data/engagement.ts';
import { arithmetic, buildArithmetic, caseSum, isReturnedInTime, monthly } from '#model/case-return-sums.ts';
import { caseMark, caseMarks } from '#model/case-samples.ts';
import { caseReturns, type CaseReturn as Facts } from '#model/filled-case-returns.ts';
import { dollars } from '#model/money.ts';
import { ArticleTable } from './article-table.tsx';

/** Results, cost and return of a case study, with its stack and its limits: content/data/case-returns.json. */
export function CaseReturn({ study }: { study: CaseStudySlug }) {
  const facts: Facts | undefined = caseReturns[study];
  if (!facts) {
    throw new Error(
      `A page in content/docs asks what "${study}" returned, which content/data/case-returns.json does not have. Use one of ${Object.keys(caseReturns).join(', ')}.`,
    );
  }
  return (
    <>
      <ArticleTable
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
  const lines = (amounts: Facts['saves']) =>
    amounts.map((amount) => [amount.what, arithmetic(amount), dollars(monthly(amount))]);
  return (
    <ArticleTable
      caption={`Cost and return${mark}`}
      columns={['Item', 'How it is computed', 'Amount']}
      rows={[
        ['Cost to build', buildArithmetic(build), dollars(sum.build)],
        ...lines(saves).map(([what = '', how = '', amount = '']) => [
          `Saved in a month: ${what}`,
          how,
          amount,
        ]),
        ...lines(runs).map(([what = '', how = '', amount = '']) => [`Run for a month: ${what}`, how, amount]),
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
