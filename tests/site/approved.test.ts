import { join } from 'node:path';
import type { Root } from 'hast';
import { checkout } from '#model/testing/checkout.ts';
import { APPROVED, derived, factLines, isAsApproved, linesOf } from '../support/approved.ts';
import { attributeOf, elementsOf, FILES, PAGES, readSiteFile } from '../support/built-site.ts';

const [home] = PAGES.filter(({ route }) => route === '/');
const canonical = home?.elements.find((link) => attributeOf(link, 'rel') === 'canonical');
const { origin } = new URL(String(canonical?.properties['href']));

/** Programs' own scripts and style sheets are named after what is in them. */
const HASHED = /_assets\/|\.(br|gz|html|md)$/;

function headLines({ tree, html }: { tree: Root; html: string }) {
  const children = elementsOf(tree, 'title', 'meta', 'link').filter(
    (element) => !HASHED.test(String(element.properties['href'])),
  );
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return [...linesOf({ type: 'root', children }), ...factLines(JSON.parse(data ?? '{}'))];
}

/** What a page's shell decides below its head: its controls, marks of place, and which parts wake when. */
const partLines = (html: string) => [
  ...new Set(
    html.match(
      /<(nav|form|input|select|textarea|button|dialog|video|track|img) [^>]*|<a [^>]*(aria-current|rel="(next|prev)"|target)[^>]*|(?<=<astro-island .*?)component-export="\w+"| (client|opts)="[^"]*"/g,
    ),
  ),
];

function fileLines(file: string) {
  const text = readSiteFile(file).replace(/^Expires: .*/m, 'Expires: within a year');
  return file === 'llms-full.txt' ? (text.match(/^# .*/gm) ?? []) : text.split('\n');
}

const ofAnySite = (line: string) =>
  line.replaceAll(origin, 'https://site.example').replace(/\.[\w-]{8}(?=\.\w+")/g, '');

test.runIf(isAsApproved)('heads of pages and files for programs are as approved', async () => {
  const files = FILES.filter((file) => !HASHED.test(file));
  const texts = files.filter((file) => /(\.txt|sitemap\.xml|webmanifest|_redirects)$/.test(file));
  const lines = new Map([
    ...PAGES.map((page) => [page.route, [...headLines(page), ...partLines(page.html)]] as const),
    ...texts.map((file) => [file, fileLines(file)] as const),
    ['files', files],
  ]);
  const all = new Map([...lines].map(([name, some]) => [name, some.map(ofAnySite)]));
  await expect(derived(all, checkout)).toMatchFileSnapshot(join(APPROVED, 'built.snap'));
});
