import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { find, html as htmlNames } from 'property-information';
import { elementsOf as allBelow } from '#article/map-elements.ts';
import { replacedFiles } from '#scripts/build/last-build.ts';
import { filesIn } from '#server/static/site-files.ts';

export { lineOf } from '#article/map-elements.ts';

export const SITE_DIR = join(import.meta.dirname, '../../dist');

const REPLACED = replacedFiles(SITE_DIR);

export const FILES = filesIn(SITE_DIR).filter((file) => !(file in REPLACED));

export const PAGES = FILES.filter((file) => file.endsWith('.html')).map((file) => {
  const html = readSiteFile(file);
  const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const tree = fromHtml(html, { fragment: true });
  return { file, route, html, tree, elements: allBelow(tree) };
});
export type BuiltPage = (typeof PAGES)[number];

/** Pages that answer something, such as a form, and are no route of their own. */
export const isAnswer = ({ html }: BuiltPage) => html.includes('content="noindex"');
export const LISTED_PAGES = PAGES.filter((page) => !isAnswer(page));

export function readSiteFile(file: string) {
  return readFileSync(join(SITE_DIR, file), 'utf8');
}

export function transferSize(file: string) {
  const path = join(SITE_DIR, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

export const elementsOf = (node: Root | Element | undefined, ...names: string[]) =>
  node ? allBelow(node).filter(({ tagName }) => names.includes(tagName)) : [];

/** As it is written in the page; empty where it has no value. */
export function attributeOf({ properties }: Element, name: string) {
  const value = properties[find(htmlNames, name).property] ?? false;
  if (value === false) return undefined;
  return value === true ? '' : [value].flat().join(' ');
}

export const attributesOf = (elements: readonly Element[], name: string) =>
  elements.flatMap((element) => attributeOf(element, name) ?? []);
