import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { erasureWords } from '#leads/erase-after.ts';
import { site } from './facts/site.ts';
import { readLegalDocument } from './legal-document.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the sections are numbered, named and anchored in order, and comments are not published', async () => {
  const text =
    '<!-- not for readers -->\n\n# Terms\n\n## Who we are\n\n{company}, and `code`.\n\n## Your rights\n\nMany.';
  const html = `<p>${toHtml({ type: 'text', value: site.name })}, and <code translate="no">code</code>.</p>`;
  expect(await readLegalDocument('terms.md', text)).toEqual({
    title: 'Terms',
    sections: [
      { id: 'who-we-are', number: 1, text: 'Who we are', html },
      { id: 'your-rights', number: 2, text: 'Your rights', html: '<p>Many.</p>' },
    ],
  });
});

test('a text that lacks a title or a heading, or names no figure, stops the build with the fix', async () => {
  await expect(readLegalDocument('terms.md', '## One\n\nText')).rejects.toThrow(
    'terms.md has no title: begin it with a line such as "# Privacy policy".',
  );
  await expect(readLegalDocument('terms.md', '# Terms\n\nLost words')).rejects.toThrow(
    'terms.md: "Lost words" stands before the first "## " heading; move it under one.',
  );
  await expect(
    readLegalDocument('terms.md', '<!-- One\ntwo -->\n# Terms\n\n## \n'),
  ).rejects.toThrow('terms.md, line 5: a heading without words.');
  await expect(readLegalDocument('terms.md', '# Terms\n\n## Costs\n\n{fees}')).rejects.toThrow(
    'terms.md: "{fees}" asks for {fees}, which stands for nothing.',
  );
});

test('the privacy policy names every key under which the site keeps something in the browser', () => {
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

test('the policy says when the site erases messages, by the setting of the server', async () => {
  const text = '# Policy\n\n## Rights\n\n{erasing}';
  const said = async (setting: string) =>
    (await readLegalDocument('policy.md', text, erasureWords(setting))).sections[0]?.html;
  expect(await said('off')).toContain('until you ask');
  expect(await said('400d')).toContain('erases messages 400 days after');
  expect(() => erasureWords('1y')).toThrow('LEADS_ERASE_AFTER is "1y".');
});
