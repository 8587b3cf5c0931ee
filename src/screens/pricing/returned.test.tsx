import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { RETURN_NARROW, RETURN_WIDE, ReturnFigure } from './returned.tsx';

const months = [{ returned: [0, 0] }, { returned: [20_000, 0] }, { returned: [40_000, 12_000] }];
const figure = (cost: number, variant = RETURN_WIDE) => (
  <ReturnFigure months={months} channels={['email', 'data']} cost={cost} variant={variant} />
);

testDrawing('the return', figure(50_000));
testDrawing('the return on a narrow screen', figure(50_000, RETURN_NARROW));

test('the return says in words what each month had returned, and when the cost was back', () => {
  expect(labelOf(figure(50_000))).toBe(
    'Returned by the end of each month: month 1 $0, month 2 $20,000 and month 3 $52,000. The $50,000 are back in month 3.',
  );
  expect(labelOf(figure(60_000))).not.toContain('are back');
});

test.each([RETURN_WIDE, RETURN_NARROW])(
  'more months keep the size of the words, and no two of them touch',
  (variant) => {
    for (let length = 1; length <= 18; length += 1) {
      const grown = Array.from({ length }, (_, index) => ({ returned: [index * 9_000, index * 2_000] }));
      const drawing = (
        <ReturnFigure months={grown} channels={['email', 'data']} cost={90_000} variant={variant} />
      );
      const html = renderToStaticMarkup(drawing);
      expect(Number(/viewBox="0 0 ([\d.]+)/.exec(html)?.[1]), `${length} months`).toBeLessThanOrEqual(
        variant.widest,
      );
      const words = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="middle"[^>]*>([^<]+)/g)];
      expect(words.at(-1)?.[3]).toMatch(new RegExp(`^(Month )?${length}$`));
      // Months and figures are two lines of words.
      for (const line of [
        words.filter(([, , , word]) => !word?.startsWith('$')),
        words.filter(([, , , word]) => word?.startsWith('$')),
      ])
        for (const [index, [, x = '', , word = '']] of line.entries()) {
          const [, before, , name = ''] = line[index - 1] ?? [];
          if (before)
            expect(Number(x) - Number(before)).toBeGreaterThan(((word.length + name.length) / 2) * 8.6);
        }
    }
  },
);
