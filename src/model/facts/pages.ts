import type { Addresses } from './addresses.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Figures } from './known.ts';

const headline = f.line('On the picture of a shared link', { most: 60 });
const page = (values: Figures | undefined) =>
  f.group({
    title: f.line({
      hint: 'What people search for; the company’s name follows.',
      values,
      most: 60,
    }),
    description: f.paragraph({ hint: 'For search engines.', values, most: 150 }),
    headline,
    keywords: f.searchWords(),
    names: f.pageNames(),
  });

export const pagesFile = factsFile('pages', 'Search texts of the pages', '/', ({ figures }) => ({
  about: page(figures),
  contact: page(figures),
  blog: page(figures),
  pricing: page(figures),
  incubator: page(figures),
  faq: f.group({ names: f.pageNames(), keywords: f.searchWords() }),
  privacy: f.group({ names: f.pageNames(), keywords: f.searchWords() }),
  /** Of parts that many pages have. */
  keywords: f.searchWords(),
}));

export type MarketingPage = FactsOf<typeof pagesFile>['about'] & { route: string };

export function pagesOf(
  {
    privacy: privacyWords,
    faq: faqWords,
    keywords: sectionWords,
    ...written
  }: FactsOf<typeof pagesFile>,
  { isOff }: Pick<Addresses, 'isOff'>,
) {
  const all = Object.entries(written).flatMap(([name, page]) =>
    isOff(`/${name}`) ? [] : [[name, { route: `/${name}`, ...page }]],
  );
  return {
    /** The incubator alone may be off. */
    pages: Object.fromEntries(all) as Readonly<Record<keyof typeof written, MarketingPage>>,
    privacyWords,
    faqWords,
    sectionWords,
  };
}
