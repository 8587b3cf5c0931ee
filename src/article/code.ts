/** Highlighted by `data-token`: the content security policy forbids a highlighter's style attributes. */
import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import {
  type BundledLanguage,
  bundledLanguagesInfo,
  codeToTokensBase,
  createCssVariablesTheme,
} from 'shiki';
import { visit } from 'unist-util-visit';

export async function frameCode(tree: Root) {
  const blocks: { pre: Element; title: string; frame: Element }[] = [];
  visit(tree, { type: 'element', tagName: 'pre' }, (pre: Element, _, parent) => {
    const frame = parent?.type === 'element' && 'dataTitle' in parent.properties ? parent : pre;
    blocks.push({ pre, frame, title: String(frame.properties['dataTitle'] ?? '') });
  });
  for (const [index, { pre, frame, title }] of blocks.entries()) {
    const language = languageOf(pre);
    const { id: known = 'text', name = 'Text' } = infoOf(language) ?? {};
    const code = await highlighted(rawTextOf(pre).replace(/\n$/, ''), known as BundledLanguage);
    Object.assign(frame, codeBlock(`code-${index + 1}`, [language, name], code, title));
  }
}

const infoOf = (language: string) =>
  bundledLanguagesInfo.find(({ id, aliases = [] }) => [id, ...aliases].includes(language));

function codeBlock(
  id: string,
  [language, label]: readonly [string, string],
  code: ElementContent[],
  title: string,
) {
  const name = title || label;
  const bar = h('figcaption', { dataPart: 'code-bar' }, [
    // A title belongs to the text; the language alone is a label, which search should not find.
    h('span', title ? {} : { dataSkipText: '' }, name),
    copyButton('Copy', {
      dataBehaviour: 'copy-button',
      dataCopySource: id,
      ariaLabel: `Copy ${name}`,
    }),
  ]);
  const box = {
    id,
    dataBehaviour: 'scroll-frame',
    role: 'group',
    ariaLabel: `${name}, code`,
    dataLanguage: language,
  };
  return h('figure', { dataPart: 'code' }, [bar, h('pre', box, h('code', code))]);
}

export function languageOf({ children: [code] }: Element) {
  const classes = code?.type === 'element' ? code.properties['className'] : undefined;
  return /\blanguage-([^\s,]+)/.exec(String(classes))?.[1]?.toLowerCase() ?? 'text';
}

export const copyButton = (label: string, properties: Properties) =>
  h('button', { type: 'button', ...properties }, [
    h('span', { dataCopyLabel: '' }, label),
    h('span', { ariaHidden: 'true', dataCopyStatus: '' }),
  ]);

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });

async function highlighted(code: string, lang: BundledLanguage): Promise<ElementContent[]> {
  // No time limit: a slow machine would stop in the middle of a line, and builds would differ.
  const lines = await codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 });
  return lines.flatMap((tokens, index): ElementContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...tokens.map(({ content, color }): ElementContent => {
      const kind = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
      const isPlain = !kind || content.trim() === '';
      return isPlain ? { type: 'text', value: content } : h('span', { dataToken: kind }, content);
    }),
  ]);
}
