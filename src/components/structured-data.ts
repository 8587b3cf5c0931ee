/**
 * Structured data for programs that read schema.org (JSON-LD 1.1), from the data that draws the
 * page. The types come from the published vocabulary.
 */
import type { Graph, Offer, Thing } from 'schema-dts';
import { categoryPath, foundAs, LIST_PATH, type Post, postPath } from '#model/blog/post.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { Rate } from '#model/facts/engagement.ts';
import type { Film } from '#model/facts/films.ts';
import type { Plan } from '#model/facts/pricing.ts';
import type { Author, TeamMember } from '#model/facts/team.ts';
import { money } from '#model/money.ts';
import { sharePicturePath } from '#model/page-address.ts';
import type { Site } from '#model/read-site.ts';
import { capital } from '#model/sentence.ts';

/** Written here as paths of this site. */
const ADDRESSES = ['@id', 'contentUrl', 'image', 'item', 'logo', 'thumbnailUrl', 'url'];

/** A script element's text, every address whole. A `<` could end the element. */
export function jsonLd(things: readonly Thing[], origin: URL) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const whole = (key: string, value: unknown) =>
    typeof value === 'string' && ADDRESSES.includes(key) ? new URL(value, origin).href : value;
  return JSON.stringify(graph, whole).replaceAll('<', '\\u003c');
}

const publisher = { '@id': '/#company' };

export const organization = ({ company: { name, description } }: Site) =>
  ({
    '@type': 'Organization',
    ...publisher,
    name,
    description,
    url: '/',
    logo: '/assets/logo.png',
  }) as const satisfies Thing;

const madeUp = ({ sample }: Pick<TeamMember, 'sample'>) =>
  sample ? { description: 'A sample, not a real person.' } : {};

const person = (member: TeamMember) => {
  const { name, title: jobTitle, image, linkedinUrl: sameAs } = member;
  return {
    '@type': 'Person',
    name,
    jobTitle,
    image,
    ...(sameAs && { sameAs }),
    ...madeUp(member),
  } as const;
};

export const staffedOrganization = (site: Site): Thing => ({
  ...organization(site),
  founder: site.team.filter(({ isFounder }) => isFounder).map(person),
  employee: site.team.filter(({ isFounder }) => !isFounder).map(person),
});

export const website = ({ company: { name, language: inLanguage } }: Site): Thing => ({
  '@type': 'WebSite',
  name,
  url: '/',
  inLanguage,
  publisher,
});

/** A plan that costs neither the rate nor the lowest one offers no price here. */
export const service = ({ company, pages, plans, rate }: Site): Thing => ({
  '@type': 'Service',
  name: `${company.name} partner plans`,
  serviceType: 'AI agent development and automation',
  description: pages.pricing.description,
  url: '/pricing',
  provider: publisher,
  offers: plans.map((plan) => offer(plan, rate)),
});

function offer({ name, price: shown, link, includes, features }: Plan, rate: Rate): Offer {
  const price = [rate.monthly, rate.lowest].find((amount) => money(amount, rate) === shown);
  const cost = price !== undefined && { price, priceCurrency: rate.currency };
  return {
    '@type': 'Offer',
    name,
    description: [includes ?? [], features.map(({ text }) => text).join('; ')].flat().join(' '),
    url: link,
    ...(cost && {
      ...cost,
      // UN/CEFACT Recommendation 20: MON is a month.
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitCode: 'MON' },
    }),
  };
}

export const faqPage = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type ShownFilm = Pick<Film, 'id' | 'files' | 'title' | 'summary' | 'duration' | 'poster'> & {
  uploaded: string;
};

/** A film that is nowhere yet is no video. */
export function videos(shown: ShownFilm | undefined) {
  if (!shown) return [];
  const { id, files: [file] = [], poster, duration, ...film } = shown;
  const place = id
    ? { embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
    : { contentUrl: file };
  if (!id && !file) return [];
  const { title: name, summary: description, uploaded: uploadDate } = film;
  const about = { name, description, thumbnailUrl: poster, uploadDate, duration: `PT${duration}S` };
  return [{ '@type': 'VideoObject', ...about, ...place } as Thing];
}

export type Step = [name: string, path: string];

export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});

export const stepsToCategory = ({ blog }: Site, category: string): Step[] => [
  [blog.title, LIST_PATH],
  [capital(category), categoryPath(category)],
];

export const stepsToPost = (
  site: Site,
  { id, title, category }: Pick<Post, 'id' | 'title' | 'category'>,
): Step[] => [...stepsToCategory(site, category), [title, postPath(id)]];

const author = ({ name, role: jobTitle, sample }: Author) =>
  ({ '@type': 'Person', name, jobTitle, url: '/about', ...madeUp({ sample }) }) as const;

/** Without a date it has none, as in the feed: with that of the build it would be new each time. */
export function blogPosting({ company, blog, authors }: Site, post: Post): Thing {
  const path = postPath(post.id);
  const writer = authors.get(post.writtenBy ?? '');
  return {
    '@type': 'BlogPosting',
    '@id': `${path}#article`,
    headline: post.title,
    description: foundAs(post),
    url: path,
    image: sharePicturePath(path),
    articleSection: capital(post.category),
    timeRequired: `PT${post.readTime}M`,
    inLanguage: company.language,
    author: writer ? author(writer) : publisher,
    publisher,
    isPartOf: { '@type': 'Blog', name: `${company.name}: ${blog.title}`, url: LIST_PATH },
    ...(post.date !== undefined && {
      datePublished: post.date,
      dateModified: post.revised ?? post.date,
    }),
  };
}

export const techArticle = ({ company }: Site, page: DocsPage, headline: string): Thing => ({
  '@type': 'TechArticle',
  '@id': `${page.path}#article`,
  headline,
  description: page.madeUp ? `A sample. ${page.description}` : page.description,
  url: page.path,
  image: sharePicturePath(page.path),
  inLanguage: company.language,
  datePublished: page.published,
  ...(page.updated !== undefined && { dateModified: page.updated }),
  author: page.authors.map(author),
  publisher,
});
