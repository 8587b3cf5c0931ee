/** Titles and descriptions that search engines and shared links show of the pages that are neither documentation nor articles. */
import { filledText } from '../filled.ts';
import { blog } from './blog-facts.ts';
import { firstAnswer } from './engagement-facts.ts';
import type { PAGE_VALUES } from './figure-names.ts';
import { plans } from './pricing-facts.ts';
import { pagesFile } from './site.ts';
import { site } from './site-facts.ts';
import { team } from './team-facts.ts';

export interface MarketingPage {
  route: string;
  /** Before the company's name, in the browser's tab and in results. */
  title: string;
  /** One sentence or two, at most 170 characters. */
  description: string;
  /** Large text on the picture of a shared link. */
  headline: string;
  /** Words people search by, for the search of the documentation. */
  keywords?: string;
}

const written = pagesFile.read();
const [partner] = plans;
const values: Readonly<Record<(typeof PAGE_VALUES)[number], string>> = {
  people: String(team.length),
  company: site.name,
  price: `${partner.price} ${partner.period}`,
  replyBy: firstAnswer.by,
};

function page(route: string, { description, ...words }: Omit<MarketingPage, 'route'>): MarketingPage {
  return { route, ...words, description: filledText(description, values) };
}

export const pages = {
  about: page('/about', written.about),
  contact: page('/contact', written.contact),
  blog: page('/blog', { title: blog.title, description: blog.description, ...written.blog }),
  pricing: page('/pricing', written.pricing),
  incubator: page('/incubator', written.incubator),
} satisfies Record<string, MarketingPage>;
