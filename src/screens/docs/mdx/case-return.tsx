import { caseReturns, type CaseReturn as Facts } from '#content/data/case-returns.ts';
import type { CaseStudySlug } from '#content/data/case-studies.ts';
import { rate } from '#content/data/engagement.ts';
import { arithmetic, buildArithmetic, caseSum, monthly } from '#model/case-returns.ts';
import { dollars } from '#model/money.ts';
import { ArticleTable } from './article-table.tsx';

/** What a case study measured, cost and returned, with its stack and its limits: content/data/case-returns.ts. */
export function CaseReturn({ study }: { study: CaseStudySlug }) {
  const facts: Facts | undefined = caseReturns[study];
  if (!facts) {
    throw new Error(
      `A page in content/docs asks what "${study}" returned, which content/data/case-returns.ts does not have. Use one of ${Object.keys(caseReturns).join(', ')}.`,
    );
  }
  return (
    <>
      <ArticleTable
        caption={`Sample figures, in the form the client’s own will take: ${facts.compared}.`}
        columns={['Measure', 'Before', 'After']}
        rows={facts.measures.map(({ measure, before, after }) => [measure, before, after])}
      />
      <CostTable facts={facts} />
      <p>
        <strong>Stack.</strong> {facts.stack}
      </p>
      <p>
        <strong>Limits.</strong> {facts.limits.join(' ')}
      </p>
    </>
  );
}

function CostTable({ facts }: { facts: Facts }) {
  const { build, saves, runs } = facts;
  const sum = caseSum(facts);
  const lines = (amounts: Facts['saves']) =>
    amounts.map((amount) => [amount.what, arithmetic(amount), dollars(monthly(amount))]);
  return (
    <ArticleTable
      caption="Cost and return (sample)"
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
