/** Finds pages outside the documentation that answer questions asked in its search: prices, terms, agreements, articles, a person. */

import { fromHtml } from 'hast-util-from-html';
import { readLines } from '#article/read-lines.ts';
import { postPath } from '../blog/post.ts';
import { publishedPosts } from '../blog/published-posts.ts';
import { withFacts } from '../engagement-figures.ts';
import { pages } from '../facts/pages.ts';
import { agreements, pricingFacts } from '../facts/pricing.ts';
import { readLegalDocument } from '../legal-document.ts';
import type { SearchEntry, SearchSection } from './search-docs.ts';

const FOLDER = 'content/legal';
const legalTexts = import.meta.glob<string>('/content/legal/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export async function outsidePages(): Promise<SearchEntry[]> {
  const legal = ['privacy', ...agreements.map(({ slug }) => `agreements/${slug}`)];
  return [
    ...Object.values(pages).map(({ route, title, description, keywords }) => ({
      title,
      path: route,
      sections: [
        { ...section('', '', description), keywords: keywords ?? '' },
        ...(route === pages.pricing.route ? pricingSections() : []),
      ],
    })),
    ...(await Promise.all(legal.map(legalPage))),
    ...publishedPosts().map(({ id, title, description }) => ({
      title,
      path: postPath(id),
      sections: [section('', '', description)],
    })),
  ];
}

function section(heading: string, anchor: string, content: string): SearchSection {
  return { heading: withFacts(heading), anchor, content: withFacts(content) };
}

function pricingSections(): SearchSection[] {
  const { terms, support, questions } = pricingFacts;
  return [
    ...terms.rows.map(({ term: heading, text }) => section(heading, terms.id, text)),
    section(support.heading, support.id, support.text),
    ...questions.items.map(({ question, answer }) => section(question, questions.id, answer)),
  ];
}

/** Enough to be found by; a whole agreement is not needed in the documentation's index. */
const LEGAL_LENGTH = 400;

async function legalPage(name: string): Promise<SearchEntry> {
  const file = `${FOLDER}/${name}.md`;
  const { title, sections } = await readLegalDocument(file, legalTexts[`/${file}`] ?? '');
  const beginning = (html: string) =>
    readLines(fromHtml(html, { fragment: true }))
      .map(({ text }) => text)
      .join('\n')
      .slice(0, LEGAL_LENGTH)
      .replace(/\s\S*$/, '');
  return {
    title,
    path: `/${name}`,
    sections: sections.map(({ text, id, html }) => section(text, id, beginning(html))),
  };
}
