/**
 * Blocks of code, highlighted when the site is built. Tokens become `data-token` attributes rather than the colours a highlighter
 * usually writes into style attributes, which the content security policy forbids.
 */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
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
import { visit } from 'unist-util-visit';
import { mapElements } from './map-elements.ts';

const LANGUAGES: Record<string, string> = {
  json: 'JSON',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  sql: 'SQL',
  bash: 'Shell',
  sh: 'Shell',
  yaml: 'YAML',
  http: 'HTTP',
  text: 'Text',
  plaintext: 'Text',
};

/**
 * Highlights each block of code and puts a bar above it with its name and the copy button. Its name
 * is the `data-title` of the element around it, or else the language.
 */
export async function frameCode(tree: Root): Promise<Root> {
  const titled = mapElements(tree, handDownTitle);
  const highlight = await codeHighlighter(languagesOf(titled));
  let count = 0;
  return mapElements(titled, (element) => {
    if (element.tagName !== 'pre') return element;
    count += 1;
    const language = languageOf(element);
    const code = rawTextOf(element).replace(/\n$/, '');
    const title = element.properties['dataTitle'];
    return codeBlock(`code-${count}`, language, highlight(code, language), title && String(title));
  });
}

/** Replaces the element that only names a block of code by its children, and gives them the name. */
function handDownTitle(element: Element): ElementContent | ElementContent[] {
  const { dataTitle } = element.properties;
  if (dataTitle === undefined || element.tagName === 'pre') return element;
  return element.children.map((child) =>
    isElement(child, 'pre') ? { ...child, properties: { ...child.properties, dataTitle } } : child,
  );
}

function codeBlock(
  id: string,
  language: string,
  code: ElementContent[],
  title?: string | 0 | false | null,
): Element {
  const name = title || LANGUAGES[language] || language;
  const bar = h('figcaption', { dataPart: 'code-bar' }, [
    // A title belongs to the text of the page; the language alone is a label, which search should not find.
    h('span', title ? {} : { dataSkipText: '' }, name),
    copyButton('Copy', { dataBehaviour: 'copy-button', dataCopySource: id, ariaLabel: `Copy ${name}` }),
  ]);
  const label = `${name}, code`;
  const box = { id, dataBehaviour: 'scroll-frame', role: 'group', ariaLabel: label, dataLanguage: language };
  return h('figure', { dataPart: 'code' }, [bar, h('pre', box, h('code', code))]);
}

function languagesOf(tree: Root): string[] {
  const languages = new Set<string>();
  visit(tree, { type: 'element', tagName: 'pre' }, (pre: Element) => void languages.add(languageOf(pre)));
  return [...languages];
}

/** `<pre><code class="language-ts">` is ts. */
function languageOf(pre: Element): string {
  const classes = pre.children.find((child) => isElement(child, 'code'))?.properties['className'];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** A button that copies, as `#ui/copy-button.tsx` draws it. */
export function copyButton(label: string, properties: Properties): Element {
  return h('button', { type: 'button', ...properties }, [
    h('span', { dataCopyLabel: '' }, label),
    h('span', { ariaHidden: 'true', dataCopyStatus: '' }),
  ]);
}

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });
const TOKEN_VARIABLE = /^var\(--token-([a-z-]+)\)$/;

let highlighter: Promise<Highlighter> | undefined;

/** A function that highlights the given languages; code in a language nobody knows stays plain. */
async function codeHighlighter(
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
