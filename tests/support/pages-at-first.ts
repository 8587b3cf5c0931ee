/**
 * Lists the pages there were when the suite was written. A page published since must keep the rules of every page, but not those
 * agreed for these texts: the search may rank a new page above an old answer, and a new text may repeat a sentence or be short.
 */
import { routePath } from '#model/page-address.ts';

export const PAGES_AT_FIRST: readonly string[] = [
  '/docs',
  '/docs/introduction',
  '/docs/technology-stack',
  '/docs/process',
  '/docs/resources',
  '/docs/security',
  '/docs/agents',
  '/docs/agents/templates/ultimate-assistant',
  '/docs/agents/templates/deep-research',
  '/docs/agents/templates/newsletter',
  '/docs/agents/templates/rag-pipeline',
  '/docs/agents/templates/faceless-shorts',
  '/docs/showcase',
  '/docs/case-studies/tabletop',
  '/docs/case-studies/qupons',
  '/docs/case-studies/barkbox',
  '/docs/case-studies/awtt',
  '/docs/case-studies/PierpontHoldings',
  '/docs/case-studies/topgolf',
  '/pricing',
  '/contact',
  '/about',
  '/incubator',
  '/privacy',
  '/agreements/services',
  '/agreements/data-processing',
  '/agreements/confidentiality',
  '/blog/what-the-layoffs-say-about-ai-strategy',
  '/blog/where-small-is-enough',
  '/blog/drafted-never-sent',
  '/blog/reading-a-token-bill',
  '/blog/retrieval-without-regret',
  '/blog/the-half-second-that-makes-a-caller-hang-up',
  '/blog/what-your-security-reviewer-will-ask',
  '/blog/why-a-webhook-arrives-twice',
];

/** @param file of a page, relative to the site */
export function isPublishedSince(file: string): boolean {
  const isText = /^(docs\/(?!all)|blog\/(?!404)[^/]+$)/.test(file);
  return isText && !PAGES_AT_FIRST.includes(routePath(`/${file}`));
}
