import { expect, test } from 'vitest';
import { labelOf } from '#tests/support/drawing-rules.ts';
import { RevenueChart } from './revenue.tsx';

const chart = (
  <RevenueChart
    months={[
      { sold: [{ channel: 'voice', thousands: 4 }] },
      {
        sold: [
          { channel: 'voice', thousands: 12 },
          { channel: 'chat', thousands: 4 },
        ],
      },
    ]}
  />
);

test('a revenue chart says what each month was, and in which channels it was sold', () => {
  expect(labelOf(chart)).toBe(
    'Monthly recurring revenue: month 1 $4k (voice) and month 2 $16k (voice $12k, chat $4k).',
  );
});
