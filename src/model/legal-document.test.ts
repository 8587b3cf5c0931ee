import { globSync, readFileSync } from 'node:fs';
import { readHtml } from '#article/read-page.ts';
import { filesFrom } from './content-files.ts';
import { readLegalDocument, readLegalDocuments } from './legal-document.ts';

const figures = { company: 'Looms', fee: '$75,000' };
const read = (text: string) => readLegalDocument('terms.md', text, figures);

test('sections are numbered, named and anchored, and comments left out', async () => {
  const text =
    '<!-- not for readers -->\n\n# Terms\n\n## Who we are\n\n{company}, and `code`.\n\n## Your rights\n\nMany.';
  const { sections } = await read(text);
  expect(sections.map(({ body, ...section }) => [section, readHtml(body)])).toMatchSnapshot();
});

test('a text without a title or a heading stops the build with the fix', async () => {
  const texts = ['## One\n\nText', '# Terms\n\nLost words', '<!-- One\ntwo -->\n# Terms\n\n## \n'];
  for (const text of texts) await expect(read(text)).rejects.toThrowErrorMatchingSnapshot();
});

test('what is wrong in each is told, and who asks for one that is missing', async () => {
  const files = filesFrom({
    'content/legal/privacy.md': 'No title',
    'content/legal/agreements/work.md': '# Work\n\n## What\n\nAll of it.',
  });
  const slugs = [{ slug: 'work' }, { slug: 'data' }];
  const { agreements, problems } = await readLegalDocuments(files, slugs, figures);
  expect(problems).toMatchSnapshot();
  expect(agreements).toMatchObject([{ slug: 'work', document: { title: 'Work' } }, {}]);
});

test('the privacy policy names every key that the site keeps in a browser', () => {
  const keys = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = /\bconst \w*KEY = '([^']+)'|\.(?:get|set|remove)Item\(\s*'([^']+)'/g;
    return /[sS]torage|_KEY =/.test(source)
      ? [...source.matchAll(named)].map(([, a, b]) => a ?? b)
      : [];
  });
  const inCode = [...new Set(keys)].sort();
  expect(inCode).toContain('theme');
  const policy = readFileSync('content/legal/privacy.md', 'utf8');
  const inPolicy = [...policy.matchAll(/`([\w-]+)`/g)].map(([, key]) => key);
  expect(inPolicy.sort(), 'the tables of content/legal/privacy.md').toEqual(inCode);
});
