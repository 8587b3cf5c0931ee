/**
 * A list of tools that a visitor of the directory takes along to the contact form. It travels in
 * the address, which anybody can write, so the form makes a sentence of its own around short names.
 */

export const TOOLS_PARAMETER = 'tools';

/** Longest list in UTF-16 units; a longer one was not made by the directory. */
const LIST_LENGTH = 1500;

/** The contact form's address with the tools in it, as many as it takes. */
export function contactAddress(tools: readonly string[]): string {
  const list = tools.join(', ').slice(0, LIST_LENGTH);
  return list ? `/contact?${new URLSearchParams({ [TOOLS_PARAMETER]: list })}` : '/contact';
}

/** Names a page of the documentation, or a part of it, that a question is about. */
export const PAGE_PARAMETER = 'page';

export const askAbout = (page: string) =>
  `/contact?${new URLSearchParams({ [PAGE_PARAMETER]: page })}`;

/** How a question about a page begins; empty when the address names none of ours. */
export function pageQuestion(search: string): string {
  const page = new URLSearchParams(search).get(PAGE_PARAMETER) ?? '';
  return page.length < 200 && /^\/docs[\w/-]*(?:#[\w-]+)?$/.test(page) ? `About ${page}: ` : '';
}

const MOST_TOOLS = 50;
const NAME_LENGTH = 80;

/**
 * Characters nobody types into a name: controls, and those that reverse the direction of text or
 * are invisible.
 */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}]/u;

const enumeration = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Sentence an address puts into the form's free text; empty when the address names no tools, or not
 * as the directory does.
 */
export function toolsQuestion(search: string): string {
  const list = new URLSearchParams(search).get(TOOLS_PARAMETER) ?? '';
  if (list.length > LIST_LENGTH || REFUSED.test(list)) return '';
  const names = namesOf(list);
  return names.length > 0 ? `We use ${enumeration.format(names)}.` : '';
}

function namesOf(list: string): string[] {
  const names = list.split(',').map((name) => name.trim());
  return [...new Set(names)]
    .filter((name) => name !== '' && name.length <= NAME_LENGTH)
    .slice(0, MOST_TOOLS);
}
