import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labelOf } from '#tests/support/drawing-rules.ts';
import { RETURN_NARROW, RETURN_WIDE, ReturnFigure } from './returned.tsx';

const figure = (returned: number[][], cost = 50_000, variant = RETURN_WIDE) => (
  <ReturnFigure
    months={returned.map((each) => ({ returned: each }))}
    channels={['email', 'data']}
    cost={cost}
    variant={variant}
  />
);
const months = [
  [0, 0],
  [20_000, 0],
  [40_000, 12_000],
];

test('the return says in words what each month had returned, and when the cost was back', () => {
  expect(labelOf(figure(months))).toBe(
    'Returned by the end of each month: month 1 $0, month 2 $20,000 and month 3 $52,000. The $50,000 are back in month 3.',
  );
  expect(labelOf(figure(months, 60_000))).not.toContain('are back');
});

test.each([RETURN_WIDE, RETURN_NARROW])('however many months, no two words touch', (variant) => {
  for (let length = 1; length <= 18; length += 1) {
    const grown = Array.from({ length }, (_, index) => [index * 9_000, index * 2_000]);
    const html = renderToStaticMarkup(figure(grown, 90_000, variant));
    const words = [...html.matchAll(/<text text-anchor="middle"[^>]* x="([\d.]+)"[^>]*>([^<]+)/g)];
    expect(words.at(-1)?.[2]).toMatch(new RegExp(`^(Month )?${length}$`));
    const lines = Map.groupBy(words, ([, , word]) => word?.startsWith('$'));
    for (const line of lines.values())
      for (const [index, [, x, word = '']] of line.slice(1).entries()) {
        const [, before, name = ''] = line[index] ?? [];
        expect(Number(x) - Number(before)).toBeGreaterThan(((word.length + name.length) / 2) * 8.6);
      }
  }
});
