/** What providers charge for what a template's run used, by one dated list. */
import { nameSlug } from '#article/slug.ts';
import { daysAfter } from '../calendar-day.ts';
import { type FactsOf, factsFile } from '../facts/facts-file.ts';
import * as f from '../facts/fields.ts';

const price = {
  id: f
    .line('Name in the report of the runs', 'Left out where it follows from the name.')
    .optional(),
  name: f.key('Name on the page'),
  unit: f.line('What is counted', 'In the singular, such as token.'),
  per: f.whole('Units in a price', 'Such as 1000000.'),
  in: f.decimal('Dollars for what goes in'),
  out: f.decimal('Dollars for what comes out').default(0),
  isRounded: f.flag('About', 'The provider names no exact price for one.').optional(),
  source: f.webAddress('Price page'),
  retires: f
    .day('Last day', 'The day on which the provider turns it off, once that is known.')
    .optional(),
  successor: f.line('In its place', 'What the provider names instead.').optional(),
  notice: f.webAddress('Notice of the end').optional(),
};

export const listPricesFile = factsFile(
  'list-prices',
  'List prices of models and services',
  '/docs/agents',
  {
    seen: f.day('Read on', 'The day on which the providers’ own pages said so.'),
    prices: f.list('Price', price),
  },
);

type ListPrices = FactsOf<typeof listPricesFile>;
type Price = ListPrices['prices'][number];

/** What the report of a run and a workflow's file call it. */
export const priceId = ({ id, name }: Price) => id ?? nameSlug(name);

const NOTICE_DAYS = 90;

export const endingModels = (day: string, { prices }: Pick<ListPrices, 'prices'>) =>
  prices.flatMap(({ name, retires, successor }) =>
    retires !== undefined && retires < daysAfter(day, NOTICE_DAYS)
      ? `content/data/list-prices.yaml: ${name} ends on ${retires}. Move its templates to another (${successor}), and run them again.`
      : [],
  );

type Used = Record<string, { in: number; out: number }>;

/** In US dollars. @throws naming what has no price yet */
export function listCost(used: Used, { prices }: Pick<ListPrices, 'prices'>) {
  const rows = Object.entries(used).map(([id, amount]) => {
    const price = prices.find((one) => id === priceId(one));
    if (!price)
      throw new Error(
        `A template's run used "${id}", which has no price. Add it to content/data/list-prices.yaml.`,
      );
    return { price, amount, dollars: (amount.in * price.in + amount.out * price.out) / price.per };
  });
  return { rows, dollars: rows.reduce((sum, row) => sum + row.dollars, 0) };
}
