import { CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { integrationCounts } from '#model/load-integrations.ts';
import { ArticleTable } from './article-table.tsx';

interface ConnectionTableProps {
  /** Explains each way to connect: when we choose it, its latency, its limits, and how it fails. */
  ways: Record<(typeof CONNECTIONS)[number], { latency: string; limits: string; failure: string }>;
}

/** The ways to connect, each with how many tools of the directory offer it. */
export function ConnectionTable({ ways }: ConnectionTableProps) {
  return (
    <ArticleTable
      caption={`Ways to connect, and how many of the ${integrationCounts.all.toLocaleString('en-US')} tools offer each`}
      columns={['Way', 'Tools', 'Latency', 'Limits', 'How it fails']}
      rows={CONNECTIONS.map((way) => [
        CONNECTION_LABELS[way],
        String(integrationCounts.byConnection[way]),
        ways[way].latency,
        ways[way].limits,
        ways[way].failure,
      ])}
    />
  );
}
