import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { mapElements } from './map-elements.ts';

export const drawFigures = (tree: Root): Root =>
  mapElements(tree, (element) => {
    const { tagName, properties, children } = element;
    const [part, ...others] = children;
    if (tagName === 'img')
      return { ...element, properties: { ...properties, loading: 'lazy', decoding: 'async' } };
    if (part?.type !== 'element') return element;
    const isPicture = tagName === 'p' && part.tagName === 'img' && others.length === 0;
    if (isPicture) return pictureFigure(part);
    const classes = tagName === 'pre' ? part.properties['className'] : undefined;
    const isThreads = Array.isArray(classes) && classes.includes('language-threads');
    return isThreads ? threadsFigure(rawTextOf(part)) : element;
  });

/** `![alternative text](/picture.svg "Caption")` alone in its paragraph. */
function pictureFigure({ properties: { title, ...properties }, ...picture }: Element) {
  const framed = h(
    'span',
    { dataPart: 'picture', dataBehaviour: 'picture' },
    { ...picture, properties },
  );
  return h('figure', { dataPart: 'figure' }, [framed, ...captionOf(String(title ?? ''))]);
}

/**
 * A fenced block in the "language" threads: each line a step with a thin thread, or a thick one
 * after `: thick`; after an empty line, the caption.
 */
function threadsFigure(text: string) {
  const [steps = '', ...caption] = text.trim().split(/\n\s*\n/);
  const items = steps.split('\n').map((line) => {
    const [, label = line, weight] = /^(.*?)(?:\s*:\s*(thick|thin))?$/.exec(line.trim()) ?? [];
    return h('li', weight === 'thick' ? { dataThick: '' } : {}, h('span', label));
  });
  const threads = h('ol', { dataPart: 'threads', role: 'list' }, items);
  return h('figure', { dataPart: 'figure' }, [
    threads,
    ...captionOf(caption.join(' ').replaceAll('\n', ' ')),
  ]);
}

/** "Fig. 1" and the like are set apart from the sentence that follows. */
function captionOf(text: string) {
  if (!text) return [];
  const [label] = /^Fig\.\s*\d+(?=\s)/.exec(text) ?? [''];
  const words = text.slice(label.length).trim();
  return [h('figcaption', label ? [h('b', label), ` ${words}`] : words)];
}
