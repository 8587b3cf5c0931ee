/** The sample agreements. Their texts are in content/legal/agreements, under the same name. */
export const agreementNote = 'Sample. Have it read by your lawyer; ours will read yours.';

export const agreements = [
  {
    slug: 'services',
    title: 'Services agreement',
    summary: 'Rate, action plan, ownership, missed dates, notice, liability, the end.',
    description:
      'A sample services agreement: the monthly rate, the action plan, who owns the work, what a missed date costs, notice and liability.',
  },
  {
    slug: 'data-processing',
    title: 'Data processing agreement',
    summary: 'Instructions, sub-processors, regions, deletion, incidents, audits.',
    description:
      'A sample data processing agreement for GDPR Article 28: instructions, sub-processors, transfers, deletion, breach notice and audits.',
  },
  {
    slug: 'confidentiality',
    title: 'Confidentiality agreement',
    summary: 'Mutual, for the first call and the proof of concept.',
    description:
      'A sample mutual confidentiality agreement for the first call and a proof of concept: what is covered, for how long, and what may be said.',
  },
] as const;

export type AgreementSlug = (typeof agreements)[number]['slug'];
