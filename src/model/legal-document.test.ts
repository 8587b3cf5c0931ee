import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { erasureWords } from '#leads/erase-after.ts';
import { filesFrom } from './content-files.ts';
import { readLegalDocument, readLegalDocuments } from './legal-document.ts';

const ROOT = join(import.meta.dirname, '../..');

const figures = { company: 'Looms', fee: '$75,000' };
const read = (text: string) => readLegalDocument('terms.md', text, figures);

test('sections are numbered, named and anchored, and comments left out', async () => {
  const text =
    '<!-- not for readers -->\n\n# Terms\n\n## Who we are\n\n{company}, and `code`.\n\n## Your rights\n\nMany.';
  const html = '<p>Looms, and <code translate="no">code</code>.</p>';
  expect(await read(text)).toEqual({
    title: 'Terms',
    sections: [
      { id: 'who-we-are', number: 1, text: 'Who we are', html },
      { id: 'your-rights', number: 2, text: 'Your rights', html: '<p>Many.</p>' },
    ],
  });
});

test('a text without a title or a heading stops the build with the fix', async () => {
  await expect(read('## One\n\nText')).rejects.toThrow('terms.md has no title: begin it with');
  await expect(read('# Terms\n\nLost words')).rejects.toThrow(
    'terms.md: "Lost words" stands before the first "## " heading; move it under one.',
  );
  await expect(read('<!-- One\ntwo -->\n# Terms\n\n## \n')).rejects.toThrow(
    'terms.md, line 5: a heading without words.',
  );
});

test('what is wrong in each is told, and who asks for one that is missing', async () => {
  const files = filesFrom({
    'content/legal/privacy.md': 'No title',
    'content/legal/agreements/work.md': '# Work\n\n## What\n\nAll of it.',
  });
  const slugs = [{ slug: 'work' }, { slug: 'data' }];
  const { agreements, problems } = await readLegalDocuments(files, slugs, figures);
  expect(problems).toEqual([
    'content/legal/privacy.md has no title: begin it with a line such as "# Privacy policy".',
    'content/data/agreements.yaml lists "data", but content/legal/agreements/data.md is missing.',
  ]);
  expect(agreements).toMatchObject([{ slug: 'work', document: { title: 'Work' } }, {}]);
});

test('the privacy policy names every key that the site keeps in a browser', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT, exclude: ['**/*.test.*'] });
  const keys = sources.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const named = /\bconst \w*KEY = '([^']+)'|\.(?:get|set|remove)Item\(\s*'([^']+)'/g;
    return /[sS]torage|_KEY =/.test(source)
      ? [...source.matchAll(named)].map(([, a, b]) => a ?? b)
      : [];
  });
  const inCode = [...new Set(keys)].sort();
  expect(inCode).toContain('theme');
  const policy = readFileSync(join(ROOT, 'content/legal/privacy.md'), 'utf8');
  const inPolicy = [...policy.matchAll(/`([\w-]+)`/g)].map(([, key]) => key);
  expect(inPolicy.sort(), 'the tables of content/legal/privacy.md').toEqual(inCode);
});

test('the policy says when messages are erased, by the setting', async () => {
  const text = '# Policy\n\n## Rights\n\n{erasing}';
  const said = async (setting: string) =>
    (await readLegalDocument('policy.md', text, erasureWords(setting))).sections[0]?.html;
  expect(await said('off')).toContain('until you ask');
  expect(await said('400d')).toContain('erases messages 400 days after');
  expect(() => erasureWords('1y')).toThrow('LEADS_ERASE_AFTER is "1y".');
});
