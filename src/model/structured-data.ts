/**
 * Structured data of a page for programs that read schema.org (JSON-LD 1.1), made from the data that draws the page. The
 * types come from the published vocabulary, so that a property it does not have is a type error.
 */
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  OrganizationLeaf,
  Service,
  TechArticle,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { categoryPath, LIST_PATH, type Post, postPath } from './blog/post.ts';
import { type DocsPage, docsPath, fullTitle, HOME_ID, parentOf } from './docs/docs-pages.ts';
import { withFacts } from './engagement-figures.ts';
import { blog } from './facts/blog.ts';
import type { Film } from './facts/films.ts';
import type { Plan } from './facts/pricing.ts';
import { site } from './facts/site.ts';
import { type Author, authors, type TeamMember } from './facts/team.ts';
import { sharePicturePath } from './page-address.ts';
import { capital } from './sentence.ts';

/** Turns a path of this site into its address. */
export type Address = (path: string) => string;

/** @param origin of the site */
export const addressIn =
  (origin: URL): Address =>
  (path) =>
    new URL(path, origin).href;

/** The text of a script element. A `<` could end the element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const COMPANY = '/#company';

/** Names the company by reference, where the page's data describes it elsewhere. */
const companyReference = (address: Address) => ({ '@id': address(COMPANY) });

/** The company, on every page that names it as a publisher or provider. */
export function company(address: Address): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': address(COMPANY),
    name: site.name,
    description: site.description,
    url: address('/'),
    logo: address('/assets/logo.png'),
  };
}

/** The company with its people. */
export function staffedCompany(address: Address, team: readonly TeamMember[]): OrganizationLeaf {
  const person = ({ name, title, image, linkedinUrl }: TeamMember) => ({
    '@type': 'Person' as const,
    name,
    jobTitle: title,
    image: address(image),
    sameAs: linkedinUrl,
  });
  return {
    ...company(address),
    founder: team.filter(({ isFounder }) => isFounder).map(person),
    employee: team.filter(({ isFounder }) => !isFounder).map(person),
  };
}

export function website(address: Address): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: address('/'),
    inLanguage: site.language,
    publisher: companyReference(address),
  };
}

/** @param plans of the pricing page; one whose price is a word offers no price here either */
export function service(address: Address, description: string, plans: readonly Plan[]): Service {
  return {
    '@type': 'Service',
    name: `${site.name} partner plans`,
    serviceType: 'AI agent development and automation',
    description,
    url: address('/pricing'),
    provider: companyReference(address),
    offers: plans.map((plan) => offer(address, plan)),
  };
}

function offer(address: Address, { name, price, link, includes, features }: Plan): Offer {
  const amount = /^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', '');
  const cost = { price: Number(amount), priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name,
    description: [...(includes ? [includes] : []), features.map(({ text }) => text).join('; ')].join(' '),
    url: address(link),
    ...(amount !== undefined && {
      ...cost,
      // UN/CEFACT Recommendation 20: MON is a month.
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitCode: 'MON' },
    }),
  };
}

/** @param questions as the page shows them, answers included */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withFacts(answer) },
    })),
  };
}

type ShownFilm = Pick<Film, 'id' | 'files' | 'title' | 'summary' | 'duration' | 'poster'>;

/** A film that is nowhere yet is no video. */
export function videos(address: Address, films: readonly ShownFilm[]): VideoObject[] {
  return films.flatMap(({ id, files: [file] = [], title, summary, duration, poster }) => {
    if (!id && !file) return [];
    return {
      '@type': 'VideoObject' as const,
      name: title,
      description: summary,
      thumbnailUrl: address(poster),
      duration: `PT${duration}S`,
      ...(id
        ? { embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
        : { contentUrl: address(file ?? '') }),
    };
  });
}

interface Step {
  name: string;
  path: string;
}

/** The way to a page from above, the page itself last. */
export function breadcrumbs(address: Address, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

export const stepsToCategory = (category: string): Step[] => [
  { name: blog.title, path: LIST_PATH },
  { name: capital(category), path: categoryPath(category) },
];

export const stepsToPost = ({ id, title, category }: Pick<Post, 'id' | 'title' | 'category'>): Step[] => [
  ...stepsToCategory(category),
  { name: title, path: postPath(id) },
];

export function stepsToDocsPage(page: DocsPage, pages: readonly DocsPage[]): Step[] {
  const home = { name: 'Docs', path: docsPath(HOME_ID) };
  if (page.id === HOME_ID) return [home];
  const below = [parentOf(page, pages), page].filter((step) => step !== undefined);
  return [home, ...below.map(({ navTitle, path }) => ({ name: navTitle, path }))];
}

const author = (address: Address, { name, role }: Author) =>
  ({ '@type': 'Person', name, jobTitle: role, url: address('/about') }) as const;

/** A post without a date has none here either: the day of reading is not when it was published. */
export function blogPosting(address: Address, post: Post): BlogPosting {
  const path = postPath(post.id);
  const writer = post.writtenBy === undefined ? undefined : authors.get(post.writtenBy);
  return {
    '@type': 'BlogPosting',
    '@id': address(`${path}#article`),
    headline: post.title,
    description: post.description,
    url: address(path),
    image: address(sharePicturePath(path)),
    articleSection: capital(post.category),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: site.language,
    author: writer ? author(address, writer) : companyReference(address),
    publisher: companyReference(address),
    isPartOf: { '@type': 'Blog', name: `${site.name}: ${blog.title}`, url: address(LIST_PATH) },
    ...(post.date !== undefined && {
      datePublished: post.date,
      dateModified: post.revised ?? post.date,
    }),
  };
}

export function techArticle(address: Address, page: DocsPage): TechArticle {
  return {
    '@type': 'TechArticle',
    '@id': address(`${page.path}#article`),
    headline: fullTitle(page),
    description: page.description,
    url: address(page.path),
    image: address(sharePicturePath(page.path)),
    inLanguage: site.language,
    datePublished: page.published,
    ...(page.updated !== undefined && { dateModified: page.updated }),
    author: page.authors.map((each) => author(address, each)),
    publisher: companyReference(address),
  };
}
