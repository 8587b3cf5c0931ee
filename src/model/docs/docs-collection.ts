import { getCollection } from 'astro:content';
import { arrangeDocs, type DocsPage } from './docs-pages.ts';

let told = '';

let arranged: Promise<DocsPage[]> | undefined;

/** Every page of the documentation in reading order, without its text. */
export async function docsPages(): Promise<DocsPage[]> {
  // One page with a mistake must not take the others down while they are being written.
  if (import.meta.env.DEV) return arrangeDocs(await getCollection('docs'), tellOnce);
  // Nothing changes during a build, and each page asks.
  arranged ??= getCollection('docs').then((entries) => arrangeDocs(entries));
  return arranged;
}

/** Every page asks for the list; one line for each change is enough. */
function tellOnce(problem: string) {
  // biome-ignore lint/suspicious/noConsole: whoever writes the page has only this output to learn it from.
  if (problem !== told) console.error(problem);
  told = problem;
}
