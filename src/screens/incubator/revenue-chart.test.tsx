import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countIn, labelOf, testDrawing } from '#tests/support/drawing-rules.ts';
import { CHART_NARROW, CHART_WIDE, RevenueChart, type RevenueMonth } from './revenue-chart.tsx';

const CHANNELS = ['voice', 'chat', 'email', 'data', 'docs'] as const;
const months: RevenueMonth[] = [4, 9, 16, 27, 41, 58, 79, 100].map((thousands, index) => {
  const channels = CHANNELS.slice(0, Math.max(1, index - 2));
  return channels.map((channel) => [channel, thousands / channels.length] as const);
});

testDrawing('the wide chart', <RevenueChart variant={CHART_WIDE} months={months} />, { maxBytes: 16_000 });
testDrawing('the narrow chart', <RevenueChart variant={CHART_NARROW} months={months} />, {
  maxBytes: 12_800,
});

test('a revenue chart says what each month was, and in which channels it was sold', () => {
  const three: RevenueMonth[] = [
    [['voice', 4]],
    [['voice', 9]],
    [
      ['voice', 12],
      ['chat', 4],
    ],
  ];
  const drawing = <RevenueChart months={three} variant={CHART_WIDE} />;
  expect(labelOf(drawing)).toBe(
    'Monthly recurring revenue: month 1 $4k (voice), month 2 $9k (voice) and month 3 $16k (voice $12k, chat $4k).',
  );
  expect(countIn(drawing, /data-value/g)).toBe(3);
});

test('a column draws each channel as one band, as high as what was sold in it', () => {
  const month: RevenueMonth = [
    ['voice', 30],
    ['chat', 15],
  ];
  const html = renderToStaticMarkup(<RevenueChart months={[month]} variant={CHART_WIDE} />);
  const bands = [...html.matchAll(/<path stroke="var\(--color-(voice|chat)\)" d="([^"]+)"/g)];
  const heights = Object.fromEntries(
    bands.map(([, channel = '', d = '']) => [channel, /^M[\d.]+ [\d.]+v([\d.]+)$/.exec(d)?.[1]]),
  );
  expect(Object.keys(heights).sort()).toEqual(['chat', 'voice']);
  expect(Number(heights['voice']) / Number(heights['chat'])).toBeCloseTo(2, 0);
});
