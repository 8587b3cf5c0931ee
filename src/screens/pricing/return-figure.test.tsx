import { expect, test } from 'vitest';
import { labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { RETURN_NARROW, RETURN_WIDE, ReturnFigure } from './return-figure.tsx';

const months = [{ returned: [0, 0] }, { returned: [20_000, 0] }, { returned: [40_000, 12_000] }];
const figure = (cost: number, variant = RETURN_WIDE) => (
  <ReturnFigure months={months} channels={['email', 'data']} cost={cost} variant={variant} />
);

testDrawing('the return', figure(50_000), { maxBytes: 8_000 });
testDrawing('the return on a narrow screen', figure(50_000, RETURN_NARROW), { maxBytes: 8_000 });

test('the return says in words what each month had returned, and when the cost was back', () => {
  expect(labelOf(figure(50_000))).toBe(
    'Returned by the end of each month: month 1 $0, month 2 $20,000 and month 3 $52,000. The $50,000 are back in month 3.',
  );
  expect(labelOf(figure(60_000))).not.toContain('are back');
});
