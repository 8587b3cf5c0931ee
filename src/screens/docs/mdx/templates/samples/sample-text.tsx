import type { ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { mapElements } from '#article/map-elements.ts';

/**
 * A text that a run made, from a tree that can do no harm. Its headings are no headings of the page, and its links lead
 * to the made-up addresses of stand-ins, so neither is one here.
 */
export function SampleText({ tree }: { tree: Root }) {
  const quiet = mapElements(tree, ({ tagName, properties, children }) => {
    if (/^h[1-6]$/.test(tagName)) {
      const isTitle = properties['dataLevel'] === '1' || tagName === 'h1';
      const dataSampleHeading = isTitle ? 'title' : 'part';
      return { type: 'element', tagName: 'p', properties: { dataSampleHeading }, children };
    }
    if (tagName === 'p' && isData(children)) {
      return { type: 'element', tagName, properties: { dataSampleData: '' }, children };
    }
    if (tagName === 'a') return { type: 'element', tagName: 'u', properties: {}, children };
    return { type: 'element', tagName, properties, children };
  });
  return toJsxRuntime(quiet, { Fragment, jsx, jsxs });
}

/** True when a paragraph is JSON; the chat shows input of a tool that way. */
function isData([first]: readonly ElementContent[]): boolean {
  return first?.type === 'text' && first.value.startsWith('{');
}
