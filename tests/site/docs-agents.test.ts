/** The facts that the front page, the agents, the resources and the technology stack owe their readers. */
import { describe, expect, test } from 'vitest';
import { CONNECTION_LABELS, CONNECTIONS, INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import { categoryCards } from '#model/facts/docs-facts.ts';
import { integrationCounts } from '#model/load-integrations.ts';
import { workflowTemplates } from '#model/workflows/workflow-templates.ts';
import { readSiteFile } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, type PageElement, parsePage } from '../support/page-elements.ts';

const PAGES = ['agents', 'resources', 'technology-stack'];

/** A page's article without the rows of the directory. */
function articleOf(page: string): PageElement[] {
  const all = elementsOf(parsePage(readSiteFile(page === 'home' ? 'docs.html' : `docs/${page}.html`)));
  const article = all.find(({ tagName }) => tagName === 'article');
  if (!article) throw new Error(`${page} has no article.`);
  const elements = [article, ...elementsOf(article)];
  const directory = new Set(
    elements
      .filter((element) => attributeOf(element, 'data-behaviour') === 'tool-directory')
      .flatMap(elementsOf),
  );
  return elements.filter((element) => !directory.has(element));
}

const articles = new Map([...PAGES, 'home'].map((page) => [page, articleOf(page)]));
const elements = (page: string, ...names: string[]) =>
  (articles.get(page) ?? []).filter(({ tagName }) => names.includes(tagName));
const lines = (page: string, ...names: string[]) => elements(page, ...names).map(lineOf);
const inside = (element: PageElement, ...names: string[]) =>
  elementsOf(element)
    .filter(({ tagName }) => names.includes(tagName))
    .map(lineOf);

test.each(PAGES)('docs/%s has at least 500 words of prose and tables, the directory not counted', (page) => {
  const words = lines(page, 'p', 'li', 'td', 'th').flatMap(
    (line) => line.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [],
  );
  expect(words.length).toBeGreaterThanOrEqual(500);
});

test('the front page has a card for each way in', () => {
  const links = elements('home', 'a').map((card) => [inside(card, 'h2')[0], attributeOf(card, 'href')]);
  expect(links.filter(([heading]) => heading)).toEqual(categoryCards.map(({ title, path }) => [title, path]));
});

describe('the agents page', () => {
  test('has its parts in order', () => {
    const parts = ['Overview', 'Design philosophy', 'Common features', 'Templates', 'Integration'];
    expect(lines('agents', 'h2').filter((heading) => parts.includes(heading))).toEqual(parts);
  });

  test('has a card for each template', () => {
    const links = elements('agents', 'a').map((card) => [inside(card, 'h3')[0], attributeOf(card, 'href')]);
    expect(links.filter(([heading]) => heading)).toEqual(
      workflowTemplates.map(({ workflow, slug }) => [workflow.name, `/docs/agents/templates/${slug}`]),
    );
  });

  test('says what an agent may do and what it may only read', () => {
    expect(lines('agents', 'th')).toEqual(
      expect.arrayContaining(['May only read', 'May act', 'Out of reach']),
    );
  });
});

describe('the technology stack', () => {
  test('claims what the directory holds', () => {
    const [article] = elements('technology-stack', 'article');
    expect(article && lineOf(article)).toContain(`${INTEGRATION_CLAIM}+ integrations`);
    expect(integrationCounts.all).toBeGreaterThanOrEqual(INTEGRATION_CLAIM);
  });

  test('counts every way to connect from the data', () => {
    const table = elements('technology-stack', 'table').find((element) =>
      inside(element, 'caption')[0]?.startsWith('Ways to connect'),
    );
    const [, ...rows] = (table ? elementsOf(table) : []).filter(({ tagName }) => tagName === 'tr');
    expect(rows.map((row) => inside(row, 'th', 'td').slice(0, 2))).toEqual(
      CONNECTIONS.map((way) => [CONNECTION_LABELS[way], String(integrationCounts.byConnection[way])]),
    );
  });
});

describe('the resources', () => {
  test.each(['AI systems', 'Infrastructure and DevOps', 'Troubleshooting'])(
    'answer at least five questions on %s, each with two paragraphs',
    (group) => {
      const section = elements('resources', 'section').find((element) => inside(element, 'h2')[0] === group);
      const questions = (section ? elementsOf(section) : []).filter(({ tagName }) => tagName === 'details');
      expect(questions.length).toBeGreaterThanOrEqual(5);
      for (const question of questions) expect(inside(question, 'p').length).toBeGreaterThanOrEqual(2);
    },
  );

  test('define exactly the ten terms, each in two or three sentences and an example', () => {
    expect(lines('resources', 'dt')).toEqual([
      'LLM',
      'RAG',
      'Vector database',
      'Embedding',
      'Prompt engineering',
      'Groundedness',
      'Token limit',
      'Agent',
      'Human-in-the-loop',
      'CI/CD',
    ]);
    for (const definition of lines('resources', 'dd')) {
      const [meaning = '', example = ''] = definition.split(/\bExample: /);
      expect(meaning.match(/[.](?=\s|$)/g)?.length, definition).toBeGreaterThanOrEqual(2);
      expect(meaning.match(/[.](?=\s|$)/g)?.length, definition).toBeLessThanOrEqual(3);
      expect(example, definition).not.toBe('');
    }
  });
});
