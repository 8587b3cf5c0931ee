import written from './agreements.json' with { type: 'json' };

/** Note at the top of each sample agreement. */
export const agreementNote = written.note;

/** The sample agreements: `agreements.json`. Their texts are in content/legal/agreements, under the same name. */
export const { agreements } = written;
