/** Titles and descriptions that search engines and shared links show of the pages that are neither documentation nor articles. */
import { blog } from './blog.ts';
import { firstAnswer } from './engagement.ts';
import written from './pages.json' with { type: 'json' };
import { plans } from './plans.ts';
import { site } from './site.ts';
import { team } from './team.ts';

export interface MarketingPage {
  route: string;
  /** Before the company's name, in the browser's tab and in results. */
  title: string;
  /** One sentence or two, at most 170 characters. */
  description: string;
  /** Large text on the picture of a shared link. */
  headline: string;
  /** Words people search by, for the search of the documentation. */
  keywords?: string | undefined;
}

const [partner] = plans;
const values: Readonly<Record<string, string>> = {
  people: String(team.length),
  company: site.name,
  price: `${partner.price} ${partner.period}`,
  replyBy: firstAnswer.by,
};

/** The names that a description may have in braces. */
export const PAGE_VALUES: readonly string[] = Object.keys(values);

/** Puts what other files say into a text of `pages.json`. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function page(route: string, { description, ...words }: Omit<MarketingPage, 'route'>): MarketingPage {
  return { route, ...words, description: filled(description) };
}

export const pages = {
  about: page('/about', written.about),
  contact: page('/contact', written.contact),
  blog: page('/blog', { title: blog.title, description: blog.description, ...written.blog }),
  pricing: page('/pricing', written.pricing),
  incubator: page('/incubator', written.incubator),
} satisfies Record<string, MarketingPage>;
