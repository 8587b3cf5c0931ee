/** The routes of a built site, read from its files: what a visitor can reach, in one order everywhere. */
import { routePath } from '#model/page-address.ts';
import { siteFiles } from './build/list-files.ts';

/** Pages that answer something (a form, an error) rather than a route of their own. */
const ANSWERS = new Set(['/404', '/blog/404', '/contact/received', '/contact/problem']);

/** @returns routes such as `/` and `/docs/process`, without the pages that only answer */
export async function builtRoutes(siteDir: string): Promise<string[]> {
  return (await siteFiles(siteDir))
    .filter((file) => file.endsWith('.html'))
    .map((file) => routePath(`/${file}`))
    .filter((route) => !ANSWERS.has(route));
}
