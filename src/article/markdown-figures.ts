/** Figures an author can write in Markdown: a picture with a caption, and a drawing of steps as threads. */
import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { mapElements } from './map-elements.ts';

export function drawFigures(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (element.tagName === 'img') {
      return { ...element, properties: { ...element.properties, loading: 'lazy', decoding: 'async' } };
    }
    return figureFromPicture(element) ?? figureFromThreads(element) ?? element;
  });
}

/** `![alternative text](/picture.svg "Caption")` alone in its paragraph. */
function figureFromPicture({ tagName, children }: Element): Element | undefined {
  const [picture, ...others] = children;
  if (tagName !== 'p' || others.length > 0) return undefined;
  if (picture?.type !== 'element' || picture.tagName !== 'img') return undefined;
  const { title, ...properties } = picture.properties;
  const framed = h('span', { dataPart: 'picture', dataBehaviour: 'picture' }, { ...picture, properties });
  return h('figure', { dataPart: 'figure' }, [
    framed,
    ...(typeof title === 'string' ? [captionOf(title)] : []),
  ]);
}

/**
 * A fenced block in the "language" threads is a drawing. Each line is a step with a thin thread, or a thick one after
 * `: thick`; what follows an empty line is the caption.
 */
function figureFromThreads({ tagName, children }: Element): Element | undefined {
  const [code] = children;
  if (tagName !== 'pre' || code?.type !== 'element') return undefined;
  const classes = code.properties['className'];
  if (!Array.isArray(classes) || !classes.includes('language-threads')) return undefined;
  const [steps = '', ...caption] = rawTextOf(code)
    .trim()
    .split(/\n\s*\n/);
  const items = steps.split('\n').map((line) => {
    const [, label = line, weight] = /^(.*?)(?:\s*:\s*(thick|thin))?$/.exec(line.trim()) ?? [];
    return h('li', weight === 'thick' ? { dataThick: '' } : {}, h('span', label));
  });
  const words = caption.join(' ').replaceAll('\n', ' ').trim();
  return h('figure', { dataPart: 'figure' }, [
    h('ol', { dataPart: 'threads', role: 'list' }, items),
    ...(words ? [captionOf(words)] : []),
  ]);
}

/** "Fig. 1" and the like are set apart from the sentence that follows. */
function captionOf(text: string): Element {
  const [, label, rest = text] = /^(Fig\.\s*\d+)\s+(.*)$/.exec(text) ?? [];
  const words: (ElementContent | string)[] = label ? [h('b', label), ` ${rest}`] : [rest];
  return h('figcaption', words);
}
