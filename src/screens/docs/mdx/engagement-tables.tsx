/** Tables of the process and the introduction pages, computed from the one engagement in content/data. */

import type { ReactNode } from 'react';
import { DataTable } from '#components/data-table.tsx';
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
import {
  calendar,
  rate,
  SHARES,
  type ShareName,
  supportQueue,
  workedExample,
} from '#model/facts/engagement.ts';
import { outsideLinks } from '#model/facts/links.ts';
import { dollars } from '#model/money.ts';

/** A link to an address that content/data/links.yaml has under a name. */
export function OutsideLink({ to, children }: { to: keyof typeof outsideLinks; children: ReactNode }) {
  return <a href={outsideLinks[to]}>{children}</a>;
}

/** When an engineer answers what is most urgent. */
export function FirstAnswered() {
  return supportQueue.rows[0]?.answered;
}

/** A figure of the engagement inside a sentence. */
export function EngagementFact({ of }: { of: FigureName }) {
  if (of in engagementFigures) return engagementFigures[of];
  throw new Error(
    `A page in content/docs asks for the figure "${of}". src/model/engagement-figures.ts has ${Object.keys(engagementFigures).join(', ')}.`,
  );
}

/** The first ninety days, week by week. */
export function FirstMonths() {
  const rows = calendar.weeks.map(({ to, what, asks }, index) => {
    const from = calendar.weeks[index - 1]?.to ?? 0;
    return [to === undefined ? 'After that' : weeksName(from, to), what, asks];
  });
  return (
    <DataTable
      caption={`The first ${calendar.days} days, as a rule (sample)`}
      columns={['When', 'What happens', 'What it asks of you']}
      rows={rows}
    />
  );
}

const NONE = '–';

/** The candidates of the worked example in the order of their return. */
export function Candidates() {
  const built = workedExample.pieces.map((piece) => ({
    name: piece.name,
    build: buildCost(piece),
    net: netPerMonth(piece),
    verdict: piece.verdict,
  }));
  return (
    <DataTable
      caption="Candidates, scored (sample)"
      columns={[
        'Candidate',
        'Cost to build',
        'Saves in a month, after running costs',
        'Returned after',
        'Verdict',
      ]}
      rows={[...built, ...workedExample.passedOver].map(({ name, build, net, verdict }) => [
        name,
        build ? dollars(build) : NONE,
        net ? dollars(net) : NONE,
        build && net ? `${daysToReturn(build, net)} days of full use` : NONE,
        verdict,
      ])}
    />
  );
}

/** The mutual action plan of the worked example. */
export function ActionPlan() {
  return (
    <DataTable
      caption="A mutual action plan (sample)"
      columns={['By', 'Deliverable', 'Ours', 'Yours', 'Done when']}
      rows={actionPlanRows().map(({ day, what, ours, yours, doneWhen }) => [
        `Day ${day}`,
        what,
        ours,
        yours,
        doneWhen,
      ])}
    />
  );
}

/** Distribution of each month's rate in the worked example. */
export function MonthlyShares() {
  const { months } = workedExample;
  const names = Object.keys(SHARES) as ShareName[];
  const percents = (name: ShareName) => months.map((month) => (month[name] ? `${month[name]}%` : NONE));
  const total = dollars(rate.monthly);
  return (
    <DataTable
      caption={`Where the rate goes in the first ${months.length} months (sample)`}
      columns={['Work', ...months.map((_, index) => `Month ${index + 1}`), 'Together']}
      rows={[
        ...names.map((name) => [SHARES[name], ...percents(name), dollars(shareCost(name))]),
        ['Sum', ...months.map(() => total), dollars(quarterFee)],
      ]}
    />
  );
}
