/** Finds pages outside the documentation that answer questions asked in its search: prices, terms, agreements, articles, a person. */

import { fromHtml } from 'hast-util-from-html';
import { readLines } from '#article/read-lines.ts';
import { agreements } from '#content/data/agreements.ts';
import { pages } from '#content/data/pages.ts';
import { plans } from '#content/data/plans.ts';
import { team } from '#content/data/team.ts';
import { aboutHero, teamSection } from '#model/facts/about-facts.ts';
import { contact } from '#model/facts/contact-facts.ts';
import { incubator } from '#model/facts/incubator-facts.ts';
import { pricingHero } from '#model/facts/pricing-facts.ts';
import { pricingQuestions, supportSection, terms } from '#model/facts/pricing-terms-facts.ts';
import { type Post, postPath } from '../blog/post.ts';
import { postArticle } from '../blog/post-article.ts';
import { publishedPosts } from '../blog/published-posts.ts';
import { withFacts } from '../engagement-facts.ts';
import { type LegalDocument, readLegalDocument } from '../legal-document.ts';
import type { SearchEntry, SearchSection } from './search-index.ts';
import { tellingWords } from './telling-words.ts';

const FOLDER = 'content/legal';
const legalTexts = import.meta.glob<string>('/content/legal/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export async function outsidePages(): Promise<SearchEntry[]> {
  const privacy = await legalPage('privacy', '/privacy');
  const signed = await Promise.all(
    agreements.map(({ slug }) => legalPage(`agreements/${slug}`, `/agreements/${slug}`)),
  );
  return [
    pricingPage(),
    {
      title: 'Contact us',
      path: '/contact',
      sections: [page([contact.heading, pages.contact.description, ...stepWords()])],
    },
    {
      title: 'About',
      path: '/about',
      sections: [
        page([teamSection.heading, teamSection.note, teamSection.hiring.label, aboutHero.text, teamTitles]),
      ],
    },
    {
      title: 'Incubator',
      path: '/incubator',
      sections: [page([`${incubator.lede} ${incubator.claim}`, incubator.status])],
    },
    privacy,
    ...signed,
    ...(await Promise.all(publishedPosts().map(postPage))),
  ];
}

/** An article's text is a tenth of the documentation's: only the words it repeats travel. */
const POST_WORDS = 24;

async function postPage(post: Post): Promise<SearchEntry> {
  const lines = readLines(await postArticle(post)).map(({ text }) => text);
  return {
    title: post.title,
    path: postPath(post.id),
    sections: [{ ...page([post.description]), also: tellingWords(lines.join('\n'), POST_WORDS) }],
  };
}

const teamTitles = [...new Set(team.map(({ title }) => title))].join(', ');

/** A page's only section, or the one before its headings. */
function page(lines: readonly string[]): SearchSection {
  return { heading: '', anchor: '', content: withFacts(lines.join('\n')) };
}

function pricingPage(): SearchEntry {
  const of = (heading: string, anchor: string, content: string): SearchSection => ({
    heading: withFacts(heading),
    anchor,
    content: withFacts(content),
  });
  return {
    title: 'Pricing',
    path: '/pricing',
    sections: [
      page([pricingHero.text, ...plans.map(({ name, price, period }) => `${name}: ${price} ${period}`)]),
      ...pricingHero.terms.map(({ term, meaning }) => of(term, '', meaning)),
      ...terms.rows.map(([heading, text]) => of(heading, terms.id, text)),
      of(supportSection.heading, supportSection.id, supportSection.text),
      ...pricingQuestions.items.map(({ question, answer }) => of(question, pricingQuestions.id, answer)),
    ],
  };
}

function stepWords(): string[] {
  return contact.steps.map(({ when, what }) => `${when}: ${what}`);
}

async function legalPage(name: string, path: string): Promise<SearchEntry> {
  const file = `${FOLDER}/${name}.md`;
  const { title, sections }: LegalDocument = await readLegalDocument(file, legalTexts[`/${file}`] ?? '');
  return {
    title,
    path,
    sections: sections.map(({ text, id, html }) => ({ heading: text, anchor: id, content: beginning(html) })),
  };
}

/** Enough to be found by; a whole agreement is not needed in the documentation's index. */
const LEGAL_LENGTH = 400;

function beginning(html: string): string {
  const text = readLines(fromHtml(html, { fragment: true }))
    .map((line) => line.text)
    .join('\n');
  return text.slice(0, LEGAL_LENGTH).replace(/\s\S*$/, '');
}
