/**
 * Highlights code when the site is built. Tokens become `data-token` attributes rather than the colours a highlighter usually writes into
 * style attributes, which the content security policy forbids.
 */
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });
const TOKEN_VARIABLE = /^var\(--token-([a-z-]+)\)$/;

let highlighter: Promise<Highlighter> | undefined;

/** A function that highlights the given languages; code in a language nobody knows stays plain. */
export async function codeHighlighter(
  languages: readonly string[],
): Promise<(code: string, language: string) => ElementContent[]> {
  const known = languages.filter((name): name is BundledLanguage => name in bundledLanguages);
  if (known.length === 0) return (code) => [{ type: 'text', value: code }];
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const ready = await highlighter;
  await ready.loadLanguage(...known);
  return (code, language) => {
    const name = known.find((candidate) => candidate === language);
    if (!name) return [{ type: 'text', value: code }];
    // No time limit: a slow machine would stop in the middle of a line, and builds would differ.
    const lines = ready.codeToTokensBase(code, { lang: name, theme, tokenizeTimeLimit: 0 });
    return lines.flatMap((tokens, index): ElementContent[] => [
      ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
      ...tokens.map(tokenNode),
    ]);
  };
}

function tokenNode({ content, color }: ThemedToken): ElementContent {
  const kind = TOKEN_VARIABLE.exec(color ?? '')?.[1];
  if (!kind || content.trim() === '') return { type: 'text', value: content };
  return h('span', { dataToken: kind }, content);
}
