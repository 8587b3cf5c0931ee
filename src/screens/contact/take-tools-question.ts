import { TOOLS_PARAMETER, toolsQuestion } from '#leads/tools-question.ts';

/**
 * What the address brings for the form's free text, once: it is taken out of the address, so that a reload does not put
 * back what the visitor has deleted. From then on it is kept like anything typed.
 */
export function takeToolsQuestion(): string {
  const { pathname, search, hash } = location;
  const question = toolsQuestion(search);
  const rest = new URLSearchParams(search);
  if (!rest.has(TOOLS_PARAMETER)) return '';
  rest.delete(TOOLS_PARAMETER);
  const query = rest.toString();
  history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash);
  return question;
}
