/** A template's page says of its workflow what is true of the file it offers. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { team } from '#model/facts/team-facts.ts';
import { stepsByType, workflowStages } from '#model/workflows/workflow-facts.ts';
import {
  checkedWithN8n,
  nodeTypeNames,
  type WorkflowTemplate,
  workflowTemplates,
} from '#model/workflows/workflow-templates.ts';
import { readSiteFile, SITE_DIR } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, type PageElement, parsePage } from '../support/page-elements.ts';

const readFile = (path: string): Buffer => readFileSync(join(SITE_DIR, path));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Page {
  elements: PageElement[];
  text: string;
}

function pageOf(html: string): Page {
  const article = elementsOf(parsePage(html)).find(({ tagName }) => tagName === 'article');
  if (!article) throw new Error('The page has no article.');
  return { elements: [article, ...elementsOf(article)], text: lineOf(article) };
}

const named = ({ elements }: Page, name: string) => elements.filter(({ tagName }) => tagName === name);

function rowsOf(page: Page, caption: string): string[][] {
  const table = named(page, 'table').find((element) =>
    elementsOf(element).some((part) => part.tagName === 'caption' && lineOf(part) === caption),
  );
  return (table ? elementsOf(table) : [])
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th'))
    .filter((cells) => cells.some(({ tagName }) => tagName === 'td'))
    .map((cells) => cells.map(lineOf));
}

/** Each list of names and values, together. */
function factsOf(page: Page): Map<string, string> {
  const lines = (name: string) => named(page, name).map(lineOf);
  const values = lines('dd');
  return new Map(lines('dt').map((name, index) => [name, values[index] ?? '']));
}

/** Lists what a page says of its download that is not true of the file, given a way to read files. */
function downloadProblems(page: Page, { slug, workflow }: WorkflowTemplate, read = readFile): string[] {
  const path = `/templates/${slug}.json`;
  const link = named(page, 'a').find((element) => attributeOf(element, 'href') === path);
  if (!link) return [`no link to ${path}`];
  const bytes = read(path);
  const facts = factsOf(page);
  const problems: [isTrue: boolean, problem: string][] = [
    [attributeOf(link, 'download') !== undefined, 'the link is not a download'],
    [lineOf(link).includes(`${(bytes.length / 1000).toFixed(1)} kB`), 'the link has another size'],
    [lineOf(link).includes(`SHA-256 ${sha256(bytes).slice(0, 12)}`), 'the link has another hash'],
    [facts.get('SHA-256') === sha256(bytes), 'the page has another hash'],
    [facts.get('Size') === `${bytes.length.toLocaleString('en')} bytes`, 'the page has another size'],
    [JSON.stringify(JSON.parse(bytes.toString())) === JSON.stringify(workflow), 'the file differs'],
  ];
  return problems.filter(([isTrue]) => !isTrue).map(([, problem]) => problem);
}

describe.each(workflowTemplates)('the page of $slug', (template) => {
  const html = readSiteFile(`docs/agents/templates/${template.slug}.html`);
  const page = pageOf(html);

  test('offers the workflow, with its true size and hash', () => {
    expect(downloadProblems(page, template)).toEqual([]);
  });

  test('is caught when the file or the page is changed by one character', () => {
    const changed = (path: string) => Buffer.from(readFile(path).toString().replace('"name"', '"Name"'));
    expect(downloadProblems(page, template, changed)).toContain('the page has another hash');
    // The page may break the hash in its middle.
    const hash = sha256(readFile(`/templates/${template.slug}.json`));
    const half = hash.slice(0, hash.length / 2);
    const other = pageOf(
      html.replaceAll(
        half,
        half.replace(/./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    );
    expect(downloadProblems(other, template)).toEqual(['the page has another hash']);
  });

  test('has its title and two co-founders, and leads back to the overview', () => {
    expect(named(page, 'h1').map(lineOf)).toEqual([template.workflow.name]);
    const byline = named(page, 'ul').find((list) => attributeOf(list, 'aria-label') === 'Authors');
    const authors = (byline ? elementsOf(byline) : []).filter(({ tagName }) => tagName === 'li').map(lineOf);
    expect(authors).toHaveLength(2);
    const founders = team.filter(({ isFounder }) => isFounder).map(({ name, title }) => `${name}${title}`);
    expect(authors.filter((author) => !founders.includes(author))).toEqual([]);
    const back = named(page, 'a').find((link) => attributeOf(link, 'href') === '/docs/agents');
    expect(back && lineOf(back)).toBe('Back to AI Agents');
  });

  test('offers its spreadsheet, whole and by tab', () => {
    const links = named(page, 'a').map((link) => attributeOf(link, 'href') ?? '');
    const offered = links.filter((href) => /^\/templates\/.+\.(xlsx|csv)$/.test(href));
    const expected = readdirSync('content/workflows').filter((name) =>
      new RegExp(`^${template.slug}.*\\.(xlsx|csv)$`).test(name),
    );
    expect(offered.sort()).toEqual(expected.map((name) => `/templates/${name}`).sort());
    for (const name of expected) {
      expect(readFile(`/templates/${name}`)).toEqual(readFileSync(join('content/workflows', name)));
    }
  });

  test('says next to its drawing every stage of the file but the one for failures', () => {
    const stages = workflowStages(template.workflow).filter(
      ({ steps }) => !steps.some(({ type }) => type.endsWith('.errorTrigger')),
    );
    const figure = named(page, 'figure').find(
      (element) => attributeOf(element, 'data-drawing') !== undefined,
    );
    const notes = (figure ? elementsOf(figure) : []).filter(({ tagName }) => tagName === 'li');
    const names = notes.flatMap((note) => elementsOf(note).find(({ tagName }) => tagName === 'b') ?? []);
    expect(names.map(lineOf)).toEqual(stages.map(({ title }) => title));
  });

  test('lists its steps by type, and the release that it was checked with', () => {
    expect(rowsOf(page, 'Steps by type').map(([type, version, count]) => [type, version, count])).toEqual(
      stepsByType(template.workflow).map(({ type, typeVersion, count }) => [
        nodeTypeNames[type],
        String(typeVersion),
        String(count),
      ]),
    );
    expect(factsOf(page).get('Checked with')).toBe(`n8n ${checkedWithN8n}`);
  });

  test('says of every step that may fail what happens then', () => {
    const rows = rowsOf(page, 'What happens when a step fails');
    const handled = template.workflow.nodes.filter(({ onError, retryOnFail }) => onError || retryOnFail);
    expect(handled.length).toBeGreaterThan(0);
    for (const { name, onError, retryOnFail } of handled) {
      const [, tried, onward] = rows.find(([steps]) => steps?.split(', ').includes(name)) ?? [];
      expect(tried, name).toMatch(retryOnFail ? /^\d times, / : /^Once$/);
      if (onError === 'continueErrorOutput') expect(onward, name).toMatch(/^“.+”$/);
    }
    expect(rows.at(-1)?.[0]).toBe('Any other step');
  });

  test('has at least 700 words apart from its tables', () => {
    const prose = page.elements.filter(
      (element) =>
        element.tagName === 'p' || (element.tagName === 'li' && Object.keys(element.properties).length === 0),
    );
    const words = prose.flatMap((element) => lineOf(element).match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []);
    expect(words.length).toBeGreaterThanOrEqual(700);
  });
});
