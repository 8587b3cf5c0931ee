import { getCollection } from 'astro:content';
import { arrangeDocs, type DocsPage } from './docs-pages.ts';

let told = '';

/** Every page of the documentation in reading order, without its text. */
export async function docsPages(): Promise<DocsPage[]> {
  const entries = await getCollection('docs');
  // One page with a mistake must not take the others down while they are being written.
  return import.meta.env.DEV ? arrangeDocs(entries, tellOnce) : arrangeDocs(entries);
}

/** Every page asks for the list; one line for each change is enough. */
function tellOnce(problem: string) {
  // biome-ignore lint/suspicious/noConsole: whoever writes the page has only this output to learn it from.
  if (problem !== told) console.error(problem);
  told = problem;
}
