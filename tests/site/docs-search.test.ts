/** How often the documentation search leads to the right place, on the index of the built site. */
import { expect, test } from 'vitest';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { pageNamed, type SearchIndex, searchDocs, sectionPath } from '#screens/docs/search/search-docs.ts';
import { FEW_RESULTS } from '#screens/docs/search/use-search.ts';
import { readSiteFile } from '../support/built-site.ts';

/** A visitor looks at so many before trying other words. */
const LOOKED_AT = 3;

/**
 * A question with the places that answer it: addresses, below /docs unless they begin at the root. One without a fragment means
 * any section of its page. About half were asked by people who knew neither the search nor its keywords.
 */
const QUESTIONS: readonly (readonly [question: string, answers: string])[] = [
  ['minimum budget', 'introduction /pricing'],
  ['missed calls at night', 'case-studies/topgolf case-studies/tabletop'],
  ['daily standup summary slack', 'case-studies/barkbox'],
  ['prevent made up answers', 'resources'],
  ['do you train models with customer data', 'resources security /privacy'],
  ['weekly email digest', 'agents/templates/newsletter'],
  ['pdf question answering', 'agents/templates/rag-pipeline'],
  ['who will be on our team', 'process /pricing /about'],
  ['duplicate bookings', 'resources /blog/why-a-webhook-arrives-twice case-studies'],
  ['salesforce integration', 'technology-stack'],
  ['rollback a bad release', 'resources process security'],
  ['zapier', 'technology-stack'],
  ['latency voice agent', '/blog/the-half-second-that-makes-a-caller-hang-up case-studies/topgolf resources'],
  ['water treatment', 'case-studies/awtt'],
  ['how much', '/pricing introduction'],
  ['audit log', 'resources security agents case-studies'],
  ['gdpr compliant?', '/agreements/data-processing security /privacy'],
  ['which llm do you use', 'resources#which-models-do-you-use-'],
  ['how soon can you start', 'process introduction /contact'],
  ['voice latency', '/blog/the-half-second-that-makes-a-caller-hang-up resources#the-agent-answers-slowly'],
  ['lead generation scraping', 'case-studies/qupons'],
  ['daily summary in slack', 'case-studies/barkbox'],
  ['how to import workflow json', 'agents#bring-a-template-into-n8n agents/templates'],
  ['chat with my google drive files', 'agents/templates/rag-pipeline'],
  ['assistant for gmail and calendar', 'agents/templates/ultimate-assistant'],
  ['penetration test', 'security /blog/what-your-security-reviewer-will-ask'],
  ['who owns the ip', 'introduction#who-owns-the-work /pricing /agreements/services'],
  ['show me a system running in production', 'showcase case-studies'],
  ['who will be doing the implementation', 'process#title-our-process /about /pricing'],
  ['data flow diagram', 'process#security--compliance security'],
  ['cost predictable enough to budget', 'agents#what-a-run-costs introduction#what-it-costs /pricing'],
  ['crm integration hubspot pipedrive outlook shopify', 'technology-stack'],
  ['what file formats can i upload for training', 'agents/templates/rag-pipeline'],
  ['can i quit after one month', '/pricing /agreements/services#term-and-notice'],
  ['can my team sign in with microsoft account', 'security#access'],
  ['patching vulnerabilties', 'security#the-questionnaire'],
  ['write a report from web sources', 'agents/templates/deep-research'],
  ['is my data used for training', 'resources#do-you-train-on-our-data- security#training-on-data'],
  ['vector db', 'resources#term-vector-database'],
  ['chat with documents', 'agents/templates/rag-pipeline resources#term-rag'],
  ['maintenance after go live', 'process#ongoing-support--optimization /pricing'],
  ['call center', 'case-studies/topgolf'],
  ['document q&a', 'agents/templates/rag-pipeline'],
  ['warranty', '/agreements/services#warranty-and-disclaimer'],
  ['human in the loop', 'agents#human-in-the-loop resources#term-human-in-the-loop'],
  ['how long does a project take', 'introduction#how-an-engagement-runs process /pricing'],
  ['who approves refunds', 'case-studies/tabletop agents#human-in-the-loop'],
  ['download workflow file', 'agents#templates agents/templates agents#bring-a-template-into-n8n'],
  ['ai replacing employees', '/blog/what-the-layoffs-say-about-ai-strategy'],
  ['google analytics tracking', '/privacy technology-stack#google-analytics'],
];

const index: SearchIndex = JSON.parse(readSiteFile('docs/search-index.json'));
const findCloseMatches = await indexWords(index);
const addresses = [...index.docs, ...index.outside].flatMap((entry) =>
  entry.sections.map((section) => sectionPath(entry, section)),
);

/** The addresses that the dialog shows for a query in its order: results, the page it names, and after few or none what is close. */
function shownFor(query: string): string[] {
  const results = searchDocs(index.docs, query);
  const close = results.length < FEW_RESULTS ? findCloseMatches(query) : [];
  const named = pageNamed(index, query) ?? [];
  return [...new Set([results, named, close].flat().map(({ path }) => path))];
}

/** An answer without a fragment includes every section of its page and every page below it. */
const isPartOf = (address: string, answer: string) =>
  address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`);

test('of ten questions nine have the right page or section among the first three', () => {
  const asked = QUESTIONS.map(([question, answers]) => ({
    question,
    answers: answers.split(' ').map((answer) => (answer.startsWith('/') ? answer : `/docs/${answer}`)),
  }))
    // An owner may have taken a page away since.
    .filter(({ answers }) =>
      answers.some((answer) => addresses.some((address) => isPartOf(address, answer))),
    );
  expect(asked.length).toBeGreaterThan(QUESTIONS.length / 2);
  const missed = asked.filter(({ question, answers }) => {
    const shown = shownFor(question).slice(0, LOOKED_AT);
    return !shown.some((address) => answers.some((answer) => isPartOf(address, answer)));
  });
  const list = missed.map(({ question }) => question).join('; ');
  expect(missed.length / asked.length, list).toBeLessThanOrEqual(0.1);
});
