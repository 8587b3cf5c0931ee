import { expect, test } from 'vitest';
import { countIn, labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { CHART_NARROW, CHART_WIDE, RevenueChart } from './revenue-chart.tsx';

const months = [4, 9, 16, 27, 41, 58, 79, 100].map((thousands, index) => ({
  thousands,
  channels: (['voice', 'chat', 'email', 'data', 'docs'] as const).slice(0, Math.max(1, index - 2)),
}));

testDrawing('the wide chart', <RevenueChart variant={CHART_WIDE} months={months} />, { maxBytes: 16_000 });
testDrawing('the narrow chart', <RevenueChart variant={CHART_NARROW} months={months} />, {
  maxBytes: 12_800,
});

test('a revenue chart draws every month it names', () => {
  const three = [4, 9, 16].map((thousands) => ({ thousands, channels: ['voice', 'chat'] as const }));
  const drawing = <RevenueChart months={three} variant={CHART_WIDE} />;
  expect(labelOf(drawing)).toBe(
    'Monthly recurring revenue: month 1 $4k, month 2 $9k and month 3 $16k. Sold as voice and chat.',
  );
  expect(countIn(drawing, /data-value/g)).toBe(3);
});
