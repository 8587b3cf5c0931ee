import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { mapElements } from './map-elements.ts';

export const drawFigures = (tree: Root) =>
  mapElements(tree, (element) => {
    const { tagName, properties, children } = element;
    const [part, ...others] = children;
    if (tagName === 'img')
      return { ...element, properties: { ...properties, loading: 'lazy', decoding: 'async' } };
    if (part?.type !== 'element') return element;
    const isPicture = tagName === 'p' && part.tagName === 'img' && others.length === 0;
    if (isPicture) return pictureFigure(part);
    const classes = tagName === 'pre' ? part.properties['className'] : undefined;
    const drawing = DRAWINGS.find(
      (name) => Array.isArray(classes) && classes.includes(`language-${name}`),
    );
    return drawing ? linesFigure(drawing, rawTextOf(part)) : element;
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

/** An amount may be a figure in braces still. */
export const LENGTH = /^(.*):\s*(\+?)\s*(.*[\d}].*)$/;

const DRAWINGS = ['threads', 'lengths'] as const;

/**
 * A fenced block: each line a step with a thin thread, a thick one after `: thick`, or one that may
 * break after `: gap`; after an empty line, the caption.
 */
function linesFigure(drawing: (typeof DRAWINGS)[number], text: string) {
  const [lines = '', ...caption] = text.trim().split(/\n\s*\n/);
  const steps = lines.split('\n').map((line) => {
    const [, label = line, weight] =
      /^(.*?)(?:\s*:\s*(?:thin|(thick|gap)))?$/.exec(line.trim()) ?? [];
    return { label, weight };
  });
  const drawn =
    drawing === 'lengths'
      ? lengths(steps)
      : steps.map(({ label, weight }) => ({ parts: [h('span', label)], weight }));
  const items = drawn.map(({ parts, weight }) =>
    h('li', weight ? { [weight === 'gap' ? 'dataGap' : 'dataThick']: '' } : {}, parts),
  );
  return h('figure', { dataPart: 'figure' }, [
    h('ol', { dataPart: drawing, role: 'list' }, items),
    ...captionOf(caption.join(' ').replaceAll('\n', ' ')),
  ]);
}

/** On the scale of the longest; "Answer: +400 ms" begins where that ends. A count is so many threads. */
function lengths(steps: readonly { label: string; weight: string | undefined }[]) {
  let end = 0;
  const measured = steps.map(({ label, weight }) => {
    const [, name = label, plus, amount = ''] = LENGTH.exec(label) ?? [];
    const start = plus ? end : 0;
    end = start + numberIn(amount);
    return { name, amount, start, end, weight };
  });
  const isCount = measured.every(({ amount }) => /^\d\d?$/.test(amount));
  const scale = 1000 / Math.max(1e-9, ...measured.map((length) => length.end));
  return measured.map(({ name, amount, weight, ...length }) => {
    const [from, to] = [length.start, length.end].map((place) => Math.round(place * scale));
    const d = isCount
      ? Array.from(
          Array(+amount),
          (_, n) => `M${Math.round((length.start + n + 0.5) * scale)} 4v16`,
        )
      : (weight ? [5, 10, 15, 20] : [10, 15]).map((y) => `M${from} ${y}H${to}`);
    const box = { viewBox: '0 0 1000 24', preserveAspectRatio: 'none', width: '100%', height: 24 };
    const bar = s('svg', { ...box, ariaHidden: 'true' }, s('path', { d: d.join('') }));
    return { parts: [h('span', name), ' ', h('span', amount), bar], weight };
  });
}

/** However a company writes its amounts: "$6,224", "25.000 kr.", "0,125 €". */
const numberIn = (amount: string) =>
  Number(
    (/\d(?:[\d.,\s’]*\d)?/.exec(amount)?.[0] ?? '')
      .replace(/(?<=[1-9].*)[.,\s’](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

function captionOf(text: string) {
  if (!text) return [];
  const [label] = /^Fig\.\s*\d+(?=\s)/.exec(text) ?? [''];
  const words = text.slice(label.length).trim();
  return [h('figcaption', label ? [h('b', label), `\u2002${words}`] : words)];
}
