/**
 * What a page takes along to the contact form. Anybody can write the address: the form makes
 * sentences of its own around short names and numbers.
 */

const TOOLS_PARAMETER = 'tools';
const PAGE_PARAMETER = 'page';
const NUMBERS_PARAMETER = 'numbers';
export const QUESTION_PARAMETERS = [TOOLS_PARAMETER, PAGE_PARAMETER, NUMBERS_PARAMETER];

const contactWith = (parameter: string, value: string) =>
  `/contact?${new URLSearchParams({ [parameter]: value })}`;
const taken = (parameter: string, search: string) =>
  new URLSearchParams(search).get(parameter) ?? '';

/** UTF-16 units; a longer list was not made by the directory. */
const LIST_LENGTH = 1500;
const MOST_TOOLS = 50;
const NAME_LENGTH = 80;

/** With as many tools as it takes. */
export function contactAddress(tools: readonly string[]) {
  const list = tools.join(', ').slice(0, LIST_LENGTH);
  return list ? contactWith(TOOLS_PARAMETER, list) : '/contact';
}

/** Nobody types them into a name: controls, and what is invisible or turns the direction of text. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}]/u;

const enumeration = new Intl.ListFormat('en', { type: 'conjunction' });

/** Empty when the address names no tools, or not as the directory does. */
function toolsQuestion(search: string) {
  const list = taken(TOOLS_PARAMETER, search);
  if (list.length > LIST_LENGTH || REFUSED.test(list)) return '';
  const names = new Set(list.split(',').map((name) => name.trim()));
  const kept = [...names]
    .filter((name) => name !== '' && name.length <= NAME_LENGTH)
    .slice(0, MOST_TOOLS);
  return kept.length > 0 ? `We use ${enumeration.format(kept)}.` : '';
}

export const askAbout = (page: string) => contactWith(PAGE_PARAMETER, page);

/** Empty when the address names no page of ours. */
function pageQuestion(search: string) {
  const page = taken(PAGE_PARAMETER, search);
  return page.length < 200 && /^\/docs[\w/-]*(?:#[\w-]+)?$/.test(page) ? `About ${page}: ` : '';
}

export interface OwnNumbers {
  /** Hours a week one person would win back. */
  hours: number;
  people: number;
  /** What an hour of their work costs. */
  hourly: number;
}

/** @param back the day on which the cost is back */
export const contactWithNumbers = ({ hours, people, hourly }: OwnNumbers, back: number) =>
  contactWith(NUMBERS_PARAMETER, [hours, people, hourly, back].join('x'));

/** Empty when the address has no such numbers. */
function numbersQuestion(search: string, written: (amount: number) => string) {
  const [, hours, people, hourly, day] =
    /^(\d{1,3}(?:\.\d{1,2})?)x(\d{1,6})x(\d{1,5}(?:\.\d{1,2})?)x(\d{1,3})$/.exec(
      taken(NUMBERS_PARAMETER, search),
    ) ?? [];
  if (day === undefined) return '';
  const cost = written(Number(hourly));
  return `${hours} hours a week × ${people} people × ${cost} an hour: back on day ${day}.`;
}

/** How the request begins that a page led to; empty when none did. */
export const questionOf = (search: string, written: (amount: number) => string) =>
  toolsQuestion(search) || pageQuestion(search) || numbersQuestion(search, written);
