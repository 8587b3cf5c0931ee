import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { languageOf } from './code.ts';
import { mapElements } from './map-elements.ts';

export const drawFigures = (tree: Root) =>
  mapElements(tree, (element) => {
    const { tagName, properties, children } = element;
    const [part, ...others] = children;
    if (tagName === 'img')
      return { ...element, properties: { ...properties, loading: 'lazy', decoding: 'async' } };
    if (part?.type !== 'element') return element;
    if (tagName === 'p' && part.tagName === 'img' && others.length === 0)
      return pictureFigure(part);
    const drawing = tagName === 'pre' && languageOf(element);
    if (drawing !== 'threads' && drawing !== 'lengths') return element;
    return linesFigure(drawing, rawTextOf(part), part.data?.meta ?? '');
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

export const LENGTH = /^(.*):\s*(\+?)\s*(.*[\d}].*)$/;

/**
 * A fenced block: each line a step with a thin thread, a thick one after `: thick`, or one that may
 * break after `: gap`; after an empty line, the caption. "lengths email": thick in that channel.
 */
function linesFigure(dataPart: 'threads' | 'lengths', text: string, words: string) {
  const [channel, dataRuler] = words.match(/\w+/g) ?? [];
  const [lines = '', ...caption] = text.trim().split(/\n\s*\n/);
  const steps = lines.split('\n').map((line) => {
    const [, label = line, dataWeight] =
      /^(.*?)(?:\s*:\s*(?:thin|(thick|gap)))?$/.exec(line.trim()) ?? [];
    return { label, dataWeight, dataChannel: dataWeight && channel };
  });
  const drawn = dataPart === 'lengths' && lengths(steps, dataRuler);
  const items = drawn || steps.map(({ label, ...marks }) => h('li', marks, h('span', label)));
  return h('figure', { dataPart: 'figure' }, [
    h('ol', { dataPart, dataRuler, role: 'list' }, items),
    ...captionOf(caption.join(' ').replaceAll('\n', ' ')),
  ]);
}

type Step = { label: string } & Record<'dataWeight' | 'dataChannel', string | undefined>;

/**
 * "Answer: +400 ms" begins where the row above ends. A count is so many threads. On a ruler the
 * first row is a length beside it, the last its whole, and those between are one band, numbered.
 */
function lengths(steps: readonly Step[], isRuler: string | undefined) {
  let end = 0;
  const rows = steps.map(({ label, ...marks }) => {
    const [, name = label, plus, amount = ''] = LENGTH.exec(label) ?? [];
    if (!plus) end = 0;
    const parts = amount.split(' + ').map((part) => {
      const from = end;
      end += numberIn(part);
      return { from, to: end };
    });
    return { ...marks, name, amount, parts, end };
  });
  const longest = Math.max(1e-9, ...rows.map((row) => row.end));
  const at = (amount: number) => Math.round((amount / longest) * 1000);
  const isCount = rows.every(({ amount }) => /^\d\d?$/.test(amount));

  const threads = ({ parts, dataWeight, dataChannel }: (typeof rows)[number]) =>
    parts.map(({ from, to }, part) => {
      const isThick = dataWeight && part === 0;
      const d = isCount
        ? Array.from(Array(to - from), (_, n) => `M${at(from + n + 0.5)} 4v16`)
        : (isThick ? [8, 11, 14, 17] : [12.5]).map((y) => `M${at(from)} ${y}H${at(to)}`);
      return s('path', { dataChannel: isThick ? dataChannel : undefined, d: d.join('') });
    });
  const box = {
    viewBox: '0 0 1000 24',
    preserveAspectRatio: 'none',
    width: '100%',
    height: 24,
    ariaHidden: 'true',
  };

  const ruler = () => {
    const [beside, ...stages] = rows.slice(0, -1);
    const step = Number((longest / 6).toPrecision(1));
    const ticks = Array.from(Array(Math.ceil(longest / step)), (_, n) => `M${at(n * step)} 98v8`);
    const ends = stages.map(({ end }) => `M${at(end)} 36v56`);
    const mark = `M0 1v10M0 6H${at(beside?.end ?? 0)}v-5v10m0 20V98M0 98H1000v8`;
    return s('svg', { width: '100%', height: 124, ariaHidden: 'true' }, [
      s('svg', { ...box, viewBox: '0 4.5 1000 16', y: 36, height: 56 }, stages.flatMap(threads)),
      s('svg', { ...box, viewBox: '0 0 1000 124', height: 124 }, [
        s('path', { strokeWidth: 2, d: [mark, ...ticks, ...ends].join('') }),
      ]),
      ...stages.map(({ end }, stage) => {
        const x = `${at(((stages[stage - 1]?.end ?? 0) + end) / 2) / 10}%`;
        return s('text', { x, y: 30, textAnchor: 'middle' }, stage + 1);
      }),
      s('text', { y: 121 }, '0'),
      s('text', { x: '100%', y: 121, textAnchor: 'end' }, rows.at(-1)?.amount),
    ]);
  };

  return rows.map((row, index) => {
    const words = [h('span', row.name), ' ', h('span', row.amount)];
    const drawn = isRuler ? [ruler()].slice(index) : [s('svg', box, threads(row))];
    return h('li', { dataWeight: row.dataWeight }, [...words, ...drawn]);
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
  const [, label, words = ''] = /^(Fig\.\s*\d+)\s+(.*)/s.exec(text) ?? [];
  return text ? [h('figcaption', label ? [h('b', label), `\u2002${words}`] : text)] : [];
}
