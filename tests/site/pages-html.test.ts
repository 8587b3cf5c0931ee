import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { PAGE_IDS } from '#article/headings.ts';
import {
  attributeOf,
  attributesOf,
  type BuiltPage,
  elementsOf,
  FILES,
  LISTED_PAGES as LISTED,
  lineOf,
  PAGES,
  SITE_DIR,
} from '../support/built-site.ts';

/** Of headings, footnotes, code, and of React. */
const OF_TEXT = /^(h\d|note-|code-|_)/;

const WITH_TEXT = [/^.blog.(?!category|page|404)[^/]+$/, /^.docs./];

test.each(WITH_TEXT)('no heading can take an id that pages of %s have', (form) => {
  const all = PAGES.filter(({ route }) => form.test(route)).map(({ elements }) => {
    const others = elements.filter(({ tagName }) => !OF_TEXT.test(tagName));
    return new Set(attributesOf(others, 'id').filter((id) => !OF_TEXT.test(id)));
  });
  const common = [...(all[0] ?? [])].filter((id) => all.every((ids) => ids.has(id)));
  expect(PAGE_IDS).toEqual(expect.arrayContaining(common));
});

const ORIGIN = 'http://site.invalid';
const anchorsOf = new Map(
  PAGES.map(({ route, elements }) => [route, new Set(attributesOf(elements, 'id'))]),
);
const ANSWERED = ['/api/contact', '/healthz', '/livez'];

const waysOf = ({ route, elements }: BuiltPage) =>
  elements
    .flatMap((element) =>
      ['href', 'src', 'action', 'poster'].flatMap((name) => attributeOf(element, name) || []),
    )
    .map((to) => new URL(to, ORIGIN + route))
    .filter(({ origin }) => origin === ORIGIN);

function isDead({ pathname, hash }: URL) {
  const [path, anchor] = [decodeURIComponent(pathname), decodeURIComponent(hash.slice(1))];
  const anchors = anchorsOf.get(path);
  if (!anchors)
    return path.endsWith('.html') || (!FILES.includes(path.slice(1)) && !ANSWERED.includes(path));
  return anchor !== '' && anchor !== 'top' && !anchors.has(anchor);
}

type Rule = (page: BuiltPage) => string[];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const tagsOf = ({ html }: BuiltPage) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
const idsOf = ({ elements }: BuiltPage) => attributesOf(elements, 'id');
const twiceOf = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const RULES: Record<string, Rule> = {
  'one main heading and one main landmark': ({ tree }) =>
    ['h1', 'main'].filter((name) => elementsOf(tree, name).length !== 1),
  'neighbors that a text browser parts': ({ html }) =>
    html
      .replace(/<(pre|script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<svg.*?<\/svg>/gs, '')
      .match(
        /[\p{L}\p{N}.%)](<\/(b|button|small|span)>|(<\/(a|b|button|nav|span|strong)>)+(<(a|b|button|small|span|strong|time)\b[^>]*>)+)[\p{L}\p{N}]/gu,
      ) ?? [],
  'enough words to be read without a script': ({ tree }) =>
    elementsOf(tree, 'main')
      .map(lineOf)
      .filter((text) => text.split(' ').length < 15),
  'no dead link, none that costs a redirect, none to no anchor': (page) =>
    waysOf(page)
      .filter(isDead)
      .map(({ pathname, hash }) => pathname + hash),
  'a heading for every section and article, by which it is named': (page) => {
    const ids = idsOf(page);
    return elementsOf(page.tree, 'section', 'article')
      .map((part) => attributeOf(part, 'aria-labelledby') ?? '')
      .filter((id) => !ids.includes(id));
  },
  'no drawings that are a tower without style sheets': (page) => {
    const windows = tagsOf(page).reduce((sum, tag) => {
      const [, width = 1, height = 0] =
        /^<svg(?!.* width=).* viewBox="\S+ \S+ (\S+) (\S+)"/s.exec(tag) ?? [];
      return sum + Number(height) / Number(width);
    }, 0);
    return windows > 15 ? [`${windows} windows`] : [];
  },
  'every drawing named or hidden, and no broken number': (page) => [
    ...elementsOf(page.tree, 'svg')
      .filter((svg) => {
        const isNamed = attributeOf(svg, 'role') === 'img';
        return !attributeOf(svg, isNamed ? 'aria-label' : 'aria-hidden');
      })
      .map(lineOf),
    ...tagsOf(page).filter((tag) => /="[^"]*(NaN|undefined|Infinity)/.test(tag)),
  ],
  // React would set their HTML when it draws an island anew, which Trusted Types refuse.
  'no script, no slot and no template inside an island': ({ html }) =>
    (html.match(/<astro-island[\s\S]*?<\/astro-island>/g) ?? []).flatMap(
      (island) => island.match(/<(script|astro-slot|template)\b[^>]*>/g) ?? [],
    ),
  'HTML that the standard allows': ({ html }) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ line, message }) => `${line}: ${message}`),
      ),
  // The standard's as well, but unknown to the validator.
  'each term of a list once': ({ tree }) =>
    elementsOf(tree, 'dl').flatMap((list) => twiceOf(elementsOf(list, 'dt').map(lineOf))),
  'no state beside a command, which has its own': (page) =>
    tagsOf(page).filter((tag) => /\scommand=/.test(tag) && tag.includes('aria-expanded')),
  'code and mail addresses that no program translates': ({ elements, tree }) =>
    elementsOf(tree, 'code', 'pre')
      .concat(elements.filter((element) => attributeOf(element, 'href')?.startsWith('mailto:')))
      .filter((element) => attributeOf(element, 'translate') !== 'no')
      .map(lineOf),
};

test.each(Object.entries(RULES))('every page has %s', (_, rule) => {
  expect(PAGES.length).toBeGreaterThan(20);
  expect(PAGES.flatMap((page) => rule(page).map((fault) => `${page.file}: ${fault}`))).toEqual([]);
});

const pathIn = ({ html }: BuiltPage, before: string) => {
  const [, address = ''] = new RegExp(`<${before}"([^"]+)`).exec(html) ?? [];
  return decodeURI(new URL(address, ORIGIN).pathname);
};

test('every listed page names a light picture of 1200 by 630 for where it is shared', async () => {
  const paths = new Set(LISTED.map((page) => pathIn(page, 'meta property="og:image" content=')));
  for (const path of paths) {
    const file = readFileSync(join(SITE_DIR, path));
    const { width, height, format } = await sharp(file).metadata();
    expect([format, width, height, file.length < 120_000], path).toEqual(['png', 1200, 630, true]);
  }
  expect(paths.size).toBeGreaterThan(LISTED.length / 2);
});
