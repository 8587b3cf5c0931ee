/** Code that pages quote does what its page says, and is quoted. */
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { approve, checkApproval, type Mail } from './approval.ts';
import { callTool, type LogLine, type Run, type Tool } from './call-tool.ts';
import { CAP, maps, search } from './cover-area.ts';
import { routeMail } from './small-first.ts';
import exchange from './tool-request.json' with { type: 'json' };
import { isGenuine } from './verify-webhook.ts';

const here = (name: string) => join(import.meta.dirname, name);

test('every example is quoted by a page, and longer code of a page comes from one', () => {
  const texts = globSync('{docs,blog}/**/*.{md,mdx}', { cwd: here('..'), exclude: ['docs/README.md'] }).map(
    (page) => readFileSync(here(join('..', page)), 'utf8'),
  );
  const quoted = texts.flatMap((text) =>
    [...text.matchAll(/file="([^"]+)"/g)].map(([, file = '']) => basename(file)),
  );
  const examples = globSync('*.{ts,sql,json,sh,yaml}', { cwd: here('.'), exclude: ['*.test.ts'] });
  expect(examples.filter((name) => !quoted.includes(name))).toEqual([]);
  const typed = texts.flatMap((text) =>
    [...text.matchAll(/^```(?:ts|js|sql|json|bash)\b.*\n([\s\S]*?)^```/gm)].map(([, code = '']) => code),
  );
  expect(
    typed.filter((code) => code.split('\n').length > 6),
    'move it to content/examples',
  ).toEqual([]);
});

const mail: Mail = {
  to: ['ana@ruiz.example'],
  cc: [],
  bcc: [],
  subject: 'Table 12',
  body: 'Eight.',
  attachmentHashes: ['a1'],
};
const NOON = Date.UTC(2025, 4, 14, 12);

test.each<Partial<Mail>>([
  { to: ['bo@ruiz.example'] },
  { to: [], cc: mail.to },
  { bcc: ['bo@ruiz.example'] },
  { subject: 'Table 13' },
  { body: 'Nine.' },
  { attachmentHashes: ['b2'] },
])('an approval is for one mail: not with %o, not late, not twice', (change) => {
  const approval = approve(mail, NOON + 1000);
  expect(checkApproval({ ...mail }, approval, NOON)).toEqual({ status: 'sendable' });
  expect(checkApproval({ ...mail, ...change }, approval, NOON)).toMatchObject({ status: 'refused' });
  expect(checkApproval(mail, approval, NOON + 1001)).toMatchObject({ status: 'refused' });
  expect(checkApproval(mail, { ...approval, usedAt: NOON }, NOON)).toMatchObject({ status: 'refused' });
});

test('a tool does what is allowed and approved, once for a request, and logs every call without what was asked', async () => {
  // Like a system that supports idempotency keys.
  const kept = new Map<string, string>();
  const book: Tool<{ day: string }, string> = {
    ...{ name: 'book', access: 'act', needsApproval: true },
    parse: (raw) => {
      if (!raw || typeof raw !== 'object' || !('day' in raw)) throw new Error('day: is missing');
      return raw as { day: string };
    },
    run: async ({ day }, key) => {
      kept.set(key, kept.get(key) ?? day);
      return kept.get(key) ?? '';
    },
  };
  const log: LogLine[] = [];
  const call = (tool: typeof book, input: unknown, may: Run['may'] = { book: 'act' }, agrees = true) =>
    callTool(
      tool,
      { input, because: 'a sentence' },
      {
        ...{ id: 'run', may, approve: async () => agrees, log: (line) => log.push(line) },
      },
    );
  expect(await call(book, { day: 'Friday', for: 6 })).toEqual({ status: 'done', output: 'Friday' });
  await call(book, { for: 6, day: 'Friday' });
  expect(kept.size).toBe(1);
  const reason = 'book may not act in this run';
  expect(await call(book, { day: 'Friday', card: '4111' }, { book: 'read' })).toEqual({
    status: 'refused',
    reason,
  });
  expect(log.at(-1)).toMatchObject({ result: `refused: ${reason}`, because: 'a sentence' });
  expect(JSON.stringify(log)).not.toContain('4111');
  expect(await call(book, {})).toEqual({ status: 'failed', reason: 'day: is missing' });
  const look: typeof book = { ...book, name: 'look', access: 'read' };
  expect(await call(look, { day: 'Friday' }, {})).toMatchObject({ status: 'refused' });
  const { tool: name, input } = exchange.request;
  const meeting = { ...book, name, parse: () => ({ day: '' }) };
  expect(await call(meeting, input, { [name]: 'act' }, false)).toEqual(exchange.result);
  expect(log).toHaveLength(6);
});

test('an area with more places than the cap is covered whole, up to the limit, and a house full of them ends it', async () => {
  const side = 50_000;
  const area = { x: 0, y: 0, side, depth: 0 };
  const serve = (places: { id: string; x: number; y: number }[]) =>
    vi.spyOn(maps, 'restaurants').mockImplementation(async (cell) => {
      const isIn = (at: number, from: number) => at >= from && at <= from + cell.side;
      return places.filter(({ x, y }) => isIn(x, cell.x) && isIn(y, cell.y)).slice(0, CAP);
    });
  const places = Array.from({ length: 300 }, (_, index) => `r${index}`).map((id, index) => ({
    ...{ id, x: (index * 2503) % side, y: (index * 3769) % side },
  }));
  serve(places);
  expect((await search(area, 1000)).map(({ id }) => id).sort()).toEqual(places.map(({ id }) => id).sort());
  expect(await search(area, 40)).toHaveLength(40);
  serve(places.slice(0, 100).map(({ id }) => ({ id, x: 10, y: 10 })));
  expect(await search(area, 1000)).toHaveLength(CAP);
  vi.restoreAllMocks();
});

test('the large model is asked only when the compact one has no answer of the right shape', async () => {
  const right = { queue: 'orders', deliveryDate: '2025-05-14' };
  const answers = (value: unknown) => async () => value;
  expect(await routeMail('Ten pallets', answers(right), () => Promise.reject(new Error('asked')))).toEqual(
    right,
  );
  for (const wrong of [{ ...right, queue: 'sales' }, { ...right, deliveryDate: '14 May' }, 'orders'])
    expect(await routeMail('Ten pallets', answers(wrong), answers(right))).toEqual(right);
  await expect(routeMail('Ten pallets', answers('?'), answers('?'))).rejects.toThrow();
});

test('a webhook is genuine as the reference library signs it, for five minutes', () => {
  const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
  const [secret, body, now] = [newSecret(), '{"firstName":"Ada"}', Date.now()];
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', new Date(now), body),
  };
  const isTaken = (other = {}, text = body, key = secret, minutes = 0) =>
    isGenuine({ ...headers, ...other }, Buffer.from(text), key, now + minutes * 60_000);
  expect([isTaken(), isTaken({}, body, secret, 4)]).toEqual([true, true]);
  expect([
    ...[isTaken({}, `${body} `), isTaken({}, body, newSecret()), isTaken({ 'webhook-id': undefined })],
    ...[isTaken({}, body, secret, 6), isTaken({ 'webhook-timestamp': 'soon' })],
  ]).toEqual([false, false, false, false, false]);
});

test('an evaluation suite has a bar below which nothing is released, and cases with ids of their own', () => {
  const suiteSchema = z.object({
    suite: z.string(),
    release_when: z.record(z.string(), z.number().min(0).max(1)),
    cases: z.array(
      z.object({
        id: z.string().regex(/^case-\d{3}$/),
        input: z.string().min(1),
        must_not: z.array(z.string()).min(1),
      }),
    ),
  });
  for (const file of globSync('*.eval.json', { cwd: here('.') })) {
    const { suite, cases } = suiteSchema.parse(JSON.parse(readFileSync(here(file), 'utf8')));
    expect(file).toBe(`${suite}.eval.json`);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  }
});
