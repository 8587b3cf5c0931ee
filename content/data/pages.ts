/** What search engines and shared links say of the pages that are neither documentation nor articles. */
import { blog } from './blog.ts';
import { contact } from './contact.ts';
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
  /** In large letters on the picture of a shared link. */
  headline: string;
}

const [partner] = plans;
const values: Readonly<Record<string, string>> = {
  people: String(team.length),
  company: site.name,
  price: `${partner.price} ${partner.period}`,
};

/** Puts what other files say into a text of `pages.json`: `{people}`, `{company}` and `{price}`. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function page(route: string, { title, description, headline }: Omit<MarketingPage, 'route'>): MarketingPage {
  return { route, title, description: filled(description), headline };
}

export const pages = {
  about: page('/about', written.about),
  contact: page('/contact', {
    title: contact.heading,
    description: contact.description,
    ...written.contact,
  }),
  blog: page('/blog', { title: blog.title, description: blog.description, ...written.blog }),
  pricing: page('/pricing', written.pricing),
  incubator: page('/incubator', written.incubator),
} satisfies Record<string, MarketingPage>;
