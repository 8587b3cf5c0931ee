/**
 * Tables of the process and the introduction pages, computed from the one engagement in
 * content/data.
 */

import type { ReactNode } from 'react';
import { engagementFigures, type FigureName } from '#model/engagement-figures.ts';
import {
  actionPlanRows,
  buildCost,
  daysToReturn,
  netPerMonth,
  quarterFee,
  shareCost,
  weeksName,
} from '#model/engagement-sums.ts';
import { calendar, rate, SHARES, type ShareName, workedExample } from '#model/facts/engagement.ts';
import { outsideLinks } from '#model/facts/links.ts';
import { keptFacts } from '#model/facts/site.ts';
import { firstYear, WAYS } from '#model/first-year.ts';
import { capital, dollars } from '#model/sentence.ts';
import { named } from './docs-context.ts';
import { FactsTable } from './facts-table.tsx';

/** A link to an address that content/data/links.yaml has under a name. */
export function OutsideLink({
  to,
  children,
}: {
  to: keyof typeof outsideLinks;
  children: ReactNode;
}) {
  return <a href={outsideLinks[to]}>{children}</a>;
}

/** A figure of the engagement inside a sentence. */
export function EngagementFact({ of }: { of: FigureName }) {
  return named(engagementFigures, of, 'src/model/engagement-figures.ts');
}

export function FirstMonths() {
  const { days, weeks } = calendar;
  return (
    <FactsTable
      caption={`The first ${days} days (sample)`}
      rows={weeks}
      columns={{
        When: ({ to }, index) =>
          to === undefined ? 'After that' : weeksName(weeks[index - 1]?.to ?? 0, to),
        'What happens': 'what',
        'What it asks of you': 'asks',
      }}
    />
  );
}

const NONE = '–';

export function Candidates() {
  const { pieces, passedOver } = workedExample;
  const built = pieces.map((piece) => ({
    ...piece,
    build: buildCost(piece),
    net: netPerMonth(piece),
  }));
  return (
    <FactsTable<Pick<(typeof built)[number], 'name' | 'verdict'> & { build?: number; net?: number }>
      caption="Candidates, scored (sample)"
      rows={[...built, ...passedOver]}
      columns={{
        Candidate: 'name',
        'Cost to build': ({ build }) => (build ? dollars(build) : NONE),
        'Saves in a month, after running costs': ({ net }) => (net ? dollars(net) : NONE),
        'Returned after': ({ build, net }) =>
          build && net ? `${daysToReturn(build, net)} days of full use` : NONE,
        Verdict: 'verdict',
      }}
    />
  );
}

export function ActionPlan() {
  return (
    <FactsTable
      caption="A mutual action plan (sample)"
      rows={actionPlanRows().map((row) => ({ ...row, by: `Day ${row.day}` }))}
      columns={{
        By: 'by',
        Deliverable: 'what',
        Ours: 'ours',
        Yours: 'yours',
        'Done when': 'doneWhen',
      }}
    />
  );
}

export function MonthlyShares() {
  const { months } = workedExample;
  const total = dollars(rate.monthly);
  const rows = (Object.keys(SHARES) as ShareName[]).map((name) => ({
    work: SHARES[name],
    inMonth: months.map((month) => (month[name] ? `${month[name]}%` : NONE)),
    together: shareCost(name),
  }));
  const sum = { work: 'Sum', inMonth: months.map(() => total), together: quarterFee };
  return (
    <FactsTable
      caption={`Where the rate goes in the first ${months.length} months (sample)`}
      rows={[...rows, sum]}
      columns={{
        Work: 'work',
        ...Object.fromEntries(
          months.map((_, index) => [
            `Month ${index + 1}`,
            ({ inMonth }: typeof sum) => inMonth[index],
          ]),
        ),
        Together: ({ together }) => dollars(together),
      }}
    />
  );
}

/** What the systems of clients keep, where, and how long. */
export function Kept() {
  return (
    <FactsTable
      rows={keptFacts.rows}
      columns={{ Data: 'what', Where: 'where', 'Kept for': 'howLong' }}
    />
  );
}

/** The providers that hold a client's data for us. */
export function SubProcessors() {
  return (
    <FactsTable
      caption="Our sub-processors (sample)"
      rows={keptFacts.subProcessors}
      columns={{ Kind: ({ kind }) => capital(kind), 'What it holds': 'holds', Region: 'region' }}
    />
  );
}

/**
 * The first year of the worked example, by what the client does after three months: a table for
 * each.
 */
export function FirstYear() {
  return WAYS.map(firstYear).map(({ name, rows }) => (
    <FactsTable
      key={name}
      caption={`${name} (sample)`}
      rows={rows}
      columns={{
        'By the end of': ({ month }) => `Month ${month}`,
        'Agents live': 'live',
        Paid: ({ paid }) => dollars(paid),
        Returned: ({ returned }) => dollars(returned),
        Net: ({ net }) => dollars(net),
      }}
    />
  ));
}
