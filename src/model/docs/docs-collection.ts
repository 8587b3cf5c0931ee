import { getCollection } from 'astro:content';
import { arrangeDocs, type DocsPage } from './docs-pages.ts';

/** Every page of the documentation in reading order, without its text. */
export async function docsPages(): Promise<DocsPage[]> {
  return arrangeDocs(await getCollection('docs'));
}
