/**
 * Tools that a visitor of the directory takes along to the form. Anybody can write the address: the
 * form makes a sentence of its own around short names.
 */

export const TOOLS_PARAMETER = 'tools';

/** UTF-16 units; a longer list was not made by the directory. */
const LIST_LENGTH = 1500;

/** With as many tools as it takes. */
export function contactAddress(tools: readonly string[]): string {
  const list = tools.join(', ').slice(0, LIST_LENGTH);
  return list ? `/contact?${new URLSearchParams({ [TOOLS_PARAMETER]: list })}` : '/contact';
}

/** A page of the documentation, or a part of it, that a question is about. */
export const PAGE_PARAMETER = 'page';

export const askAbout = (page: string) =>
  `/contact?${new URLSearchParams({ [PAGE_PARAMETER]: page })}`;

/** Empty when the address names no page of ours. */
export function pageQuestion(search: string): string {
  const page = new URLSearchParams(search).get(PAGE_PARAMETER) ?? '';
  return page.length < 200 && /^\/docs[\w/-]*(?:#[\w-]+)?$/.test(page) ? `About ${page}: ` : '';
}

const MOST_TOOLS = 50;
const NAME_LENGTH = 80;

/**
 * Nobody types them into a name: controls, and what is invisible or turns the direction of text.
 */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}]/u;

const enumeration = new Intl.ListFormat('en', { type: 'conjunction' });

/** Empty when the address names no tools, or not as the directory does. */
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
