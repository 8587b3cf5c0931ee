/**
 * Address by which a visitor of the directory takes a list of tools along to the contact form, which reads it with
 * `tools-question.ts`.
 */

/** The parameter of the form's address. */
export const TOOLS_PARAMETER = 'tools';

/** Longest list in UTF-16 units; a longer one was not made by the directory. */
export const LIST_LENGTH = 1500;

/** The contact form's address with the tools in it, as many as it takes. */
export function contactAddress(tools: readonly string[]): string {
  const list = tools.join(', ').slice(0, LIST_LENGTH);
  return list ? `/contact?${new URLSearchParams({ [TOOLS_PARAMETER]: list })}` : '/contact';
}
