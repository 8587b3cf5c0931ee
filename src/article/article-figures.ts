/** Figures an author can write in Markdown: a picture with a caption, and a drawing of steps as threads. */
import type { Element, ElementContent } from 'hast';

/** A fenced block in this "language" is a drawing, one step a line: `Write the draft: thick`. */
export const THREADS = 'threads';

/** `![alternative text](/picture.svg "Caption")` alone in its paragraph. */
export function figureFromPicture(paragraph: Element): Element | undefined {
  const [picture, ...others] = paragraph.children;
  if (others.length > 0 || picture?.type !== 'element' || picture.tagName !== 'img') return undefined;
  const { title, ...properties } = picture.properties;
  const framed = element('span', { className: ['picture'], dataBehaviour: 'picture' }, [
    { ...picture, properties: { ...properties, loading: 'lazy', decoding: 'async' } },
  ]);
  const caption = typeof title === 'string' ? [captionOf(title)] : [];
  return element('figure', { className: ['article-figure'] }, [framed, ...caption]);
}

/**
 * Each line is a step with a thin thread, or a thick one after `: thick`; a last line after an empty one is the caption.
 */
export function figureFromThreads(text: string): Element {
  const [steps = '', ...caption] = text.split(/\n\s*\n/);
  const items = steps.split('\n').map((line) => {
    const [, label = line, weight] = /^(.*?)(?:\s*:\s*(thick|thin))?$/.exec(line.trim()) ?? [];
    return element('li', weight === 'thick' ? { className: ['thick'] } : {}, [
      element('span', {}, [{ type: 'text', value: label }]),
    ]);
  });
  const list = element('ol', { className: ['threads'], role: 'list' }, items);
  const words = caption.join(' ').replaceAll('\n', ' ').trim();
  return element('figure', { className: ['article-figure'] }, [list, ...(words ? [captionOf(words)] : [])]);
}

/** "Fig. 1" and the like stand out from the sentence that follows. */
function captionOf(text: string): Element {
  const [, label, rest = text] = /^(Fig\.\s*\d+)\s+(.*)$/.exec(text) ?? [];
  const lead: ElementContent[] = label ? [element('b', {}, [{ type: 'text', value: label }])] : [];
  return element('figcaption', { className: ['caption'] }, [
    ...lead,
    { type: 'text', value: label ? ` ${rest}` : rest },
  ]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
