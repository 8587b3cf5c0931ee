import type { ReactNode } from 'react';
import { FactsTable } from '#components/data-table.tsx';
import type { OutsideLinks } from '#model/facts/links.ts';
import type { FigureName } from '#model/ledger.ts';
import { capital } from '#model/sentence.ts';
import { named, useDocs } from './docs-context.ts';

interface OutsideLinkProps {
  to: keyof OutsideLinks;
  /** The words around the link are gone with it. */
  before?: string;
  after?: string;
  children: ReactNode;
}

export function OutsideLink({ to, before, after, children }: OutsideLinkProps) {
  const href = useDocs().site.outsideLinks[to];
  if (!href) return null;
  return (
    <>
      {before}
      <a href={href}>{children}</a>
      {after}
    </>
  );
}

export function EngagementFact({ of }: { of: FigureName }) {
  return named(useDocs().site.figures, of, 'src/model/ledger.ts');
}

export function FirstMonths() {
  const { calendar } = useDocs().site;
  return (
    <FactsTable
      caption={`The first ${calendar.days} days (sample)`}
      rows={calendar.weeks}
      columns={{ When: 'when', 'What happens': 'what', 'What it asks of you': 'asks' }}
    />
  );
}

export const ActionPlan = () => (
  <FactsTable
    caption="A mutual action plan (sample)"
    rows={useDocs().site.actionPlan.rows}
    columns={{
      By: ({ day }) => `Day ${day}`,
      Deliverable: 'what',
      Ours: 'ours',
      Yours: 'yours',
      'Done when': 'doneWhen',
    }}
  />
);

export const Kept = () => (
  <FactsTable
    rows={useDocs().site.keptFacts.rows}
    columns={{ Data: 'what', Where: 'where', 'Kept for': 'howLong' }}
  />
);

export const SubProcessors = () => (
  <FactsTable
    caption="Our sub-processors (sample)"
    rows={useDocs().site.keptFacts.subProcessors}
    columns={{ Kind: ({ kind }) => capital(kind), 'What it holds': 'holds', Region: 'region' }}
  />
);
