import { TOOLS_PARAMETER } from '#leads/tools-address.ts';
import { toolsQuestion } from '#leads/tools-question.ts';
import { MONTH_PARAMETER, monthLine, withMonthLine } from '#model/month-shares.ts';

/** Parameters of the address that fill the form's free text: tools from their directory, a month from the prices. */
export const BROUGHT_PARAMETERS = [TOOLS_PARAMETER, MONTH_PARAMETER];

/**
 * Adds what the address brings to the free text, once: the parameters are removed from the address, so that a reload does
 * not put back what the visitor deleted. From then on the text is kept like anything typed. Tools are only a first
 * proposal and give way to a text that is there; a month is put before it.
 */
export function takeFromAddress(text: string): string {
  const { pathname, search, hash } = location;
  const rest = new URLSearchParams(search);
  if (!BROUGHT_PARAMETERS.some((name) => rest.has(name))) return text;
  for (const name of BROUGHT_PARAMETERS) rest.delete(name);
  const query = rest.toString();
  history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash);
  const begun = text || toolsQuestion(search);
  const line = monthLine(search);
  return line ? withMonthLine(begun, line) : begun;
}
