import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { factsFiles } from './all-facts-files.ts';
import { checkLinks } from './known-addresses.ts';

const root = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const navigation = (href: string) =>
  JSON.stringify({
    main: [{ label: 'Pricing', href: '/pricing' }],
    callToAction: { label: 'Begin', href: 'https://example.com/pricng' },
    footer: [{ heading: 'Company', links: [{ label: 'What it costs', href }] }],
  });

test('a link of the navigation that leads nowhere stops the build, with its file, its field and what to write', () => {
  write('src/pages/pricing.astro', '');
  write('content/data/navigation.yaml', navigation('/pricing#plans'));
  const files = factsFiles.filter(({ name }) => name === 'navigation');
  expect(() => checkLinks(root, files)).not.toThrow();
  write('content/data/navigation.yaml', navigation('/pricng#plans'));
  expect(() => checkLinks(root, files)).toThrow(
    'content/data/navigation.yaml, footer, row 1 "Company", links, row 1 "What it costs", field href: /pricng leads nowhere. Pages with such an address are /pricing.',
  );
});
