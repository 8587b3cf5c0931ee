/** One worked example for each feature of the home page: what an agent heard, did and left for a person: `examples.json`. */
import written from './examples.json' with { type: 'json' };

const { call, brief, mail, query, quote } = written;
const pair = ({ name, value }: { name: string; value: string }) => [name, value] as const;

export const callExample = { ...call, record: call.record.map(pair) };

export const briefExample = {
  ...brief,
  points: brief.points.map(({ subject, text }) => [subject, text] as const),
};

export const mailExample = { ...mail, record: mail.record.map(pair) };

export const queryExample = {
  ...query,
  rows: query.rows.map(({ first, second }) => [first, second] as const),
};

export const quoteExample = {
  ...quote,
  columns: [quote.columns.item, quote.columns.quantity, quote.columns.amount] as const,
  rows: quote.rows.map(({ item, quantity, amount }) => [item, quantity, amount] as const),
};
