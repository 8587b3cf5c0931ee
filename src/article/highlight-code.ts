/**
 * Highlights code at build time. Tokens become classes rather than the colours a highlighter usually writes into style
 * attributes, which the content security policy forbids; the style sheet decides what a keyword looks like.
 */
import type { Element, ElementContent } from 'hast';
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
    if (!known.includes(language as BundledLanguage)) return [{ type: 'text', value: code }];
    const lines = ready.codeToTokensBase(code, { lang: language as BundledLanguage, theme });
    return lines.flatMap((tokens, index): ElementContent[] => [
      ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
      ...tokens.map(tokenNode),
    ]);
  };
}

function tokenNode({ content, color }: ThemedToken): ElementContent {
  const kind = TOKEN_VARIABLE.exec(color ?? '')?.[1];
  const text = { type: 'text' as const, value: content };
  if (!kind || content.trim() === '') return text;
  const element: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: [`token-${kind}`] },
    children: [text],
  };
  return element;
}
