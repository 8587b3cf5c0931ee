/** The documentation as its files and its order say, for what a page is expected to list. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_ADDED } from '#model/docs/docs-pages.ts';
import { docsSections } from '#model/facts/docs-facts.ts';

const FOLDER = join(import.meta.dirname, '../../content/docs');
const named = docsSections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]);

const added = globSync('**/*.mdx', { cwd: FOLDER })
  .map((file) => file.replaceAll('\\', '/').replace(/\.mdx$/, ''))
  .filter((id) => !named.includes(id))
  .sort()
  .map((id) => {
    const [, section = 'guide'] =
      /^section: *["']?(\w+)/m.exec(readFileSync(join(FOLDER, `${id}.mdx`), 'utf8')) ?? [];
    return { id, section };
  });

/** Each section with the pages that no list names yet. */
export const sections = docsSections.map((section) => ({
  ...section,
  added: added.filter((page) => page.section === section.name).map(({ id }) => id),
}));

/** Ids in reading order. */
export const docsOrder = sections.flatMap(({ pages, unlisted = [], added: others }) => [
  ...pages,
  ...unlisted,
  ...others,
]);

const inSidebar = ({ pages, added: others }: (typeof sections)[number]) => [
  ...pages,
  ...others.slice(0, MOST_ADDED),
];

/** Ids that the sidebar lists outside its groups. */
export const pagesAlone = sections.filter(({ heading }) => !heading).flatMap(inSidebar);

/** The groups of the sidebar. */
export const groups = sections
  .filter(({ heading }) => heading)
  .map((section) => ({ ...section, pages: inSidebar(section) }));

/** True when the sidebar ends with a link to the list of all pages, because it cannot hold them. */
export const leadsToAllPages = sections.some(({ added: others }) => others.length > MOST_ADDED);
