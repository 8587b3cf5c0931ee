import { expect, test } from 'vitest';
import { type AnalyticsHost, track } from './track.ts';

const CLICK = { category: 'Pricing', label: 'Tech Consulting Session', value: 299 };
const REPORTED = { event_category: 'Pricing', event_label: 'Tech Consulting Session', value: 299 };

test('without an analytics service nothing happens', () => {
  const host: AnalyticsHost = {};
  track(CLICK, host);
  expect(host).toEqual({});
});

test('an owner’s gtag gets the event, and only gtag', () => {
  const calls: unknown[][] = [];
  const host = { gtag: (...call: unknown[]) => calls.push(call), dataLayer: [] };
  track(CLICK, host);
  expect(calls).toEqual([['event', 'click', REPORTED]]);
  expect(host.dataLayer).toEqual([]);
});

test('a data layer without gtag gets the event', () => {
  const host = { dataLayer: [] as unknown[] };
  track(CLICK, host);
  expect(host.dataLayer).toEqual([{ event: 'click', ...REPORTED }]);
});
