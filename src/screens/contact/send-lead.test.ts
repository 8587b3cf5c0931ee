import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_ANSWERS, type Lead } from '#leads/lead-fields.ts';
import { annualRevenueScript, isRequiredByChance } from './required-answers.ts';
import { sendLead } from './send-lead.ts';

beforeEach(() => vi.stubGlobal('location', new URL('https://site.example/contact')));
afterEach(() => vi.unstubAllGlobals());

const failed = (message?: string) => ({ isSent: false, message });

test.each<[answer: string, () => Promise<Response>, outcome: object]>([
  ['no content', async () => new Response(null, { status: 204 }), { isSent: true }],
  ['no JSON', async () => new Response('not JSON', { status: 202 }), { isSent: true }],
  ['a message', async () => Response.json({ message: 'No room.' }, { status: 503 }), failed('No room.')],
  [
    'no network',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    failed('TypeError: Failed to fetch'),
  ],
  ...['', 'Bad gateway', 'null', '7', '[]', '{}', '{"message":7}', '{"message":null}'].map(
    (body): [string, () => Promise<Response>, object] => [
      `failure with ${body}`,
      async () => new Response(body, { status: 500 }),
      failed(),
    ],
  ),
])('a webhook elsewhere that answers with %s', async (_, answer, outcome) => {
  vi.stubGlobal('fetch', answer);
  const recaptchaToken = async () => '';
  const endpoint = 'https://webhook.example/hook';
  const lead = { ...EMPTY_ANSWERS, firstName: 'Ada' } as Lead;
  expect(await sendLead(lead, { endpoint, recaptchaToken, trap: '', idempotencyKey: 'key' })).toEqual(
    outcome,
  );
});

test('annual revenue is required in exactly half of all page loads, by a script that needs nothing but the page', () => {
  expect([0, 0.4999, 0.5, 0.9999].map((chance) => isRequiredByChance(() => chance))).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
  for (const [chance, times] of [
    [0.1, 1],
    [0.9, 0],
  ] as const) {
    const asked: string[] = [];
    const page = { querySelector: (query: string) => void asked.push(query) };
    new Function('document', 'Math', annualRevenueScript())(page, { random: () => chance });
    expect(asked.filter((query) => query.includes('annualRevenue'))).toHaveLength(times);
  }
});
