import { expect, test } from 'vitest';
import { callTool, type LogLine, type Run, type Tool } from './call-tool.ts';
import exchange from './tool-request.json' with { type: 'json' };

/** Makes a booking unless this key has one, like a system that supports idempotency keys. */
function bookings() {
  const kept = new Map<string, string>();
  const tool: Tool<{ day: string }, string> = {
    name: 'book',
    access: 'act',
    needsApproval: true,
    parse: (raw) => {
      if (!raw || typeof raw !== 'object' || !('day' in raw)) throw new Error('day: is missing');
      return raw as { day: string };
    },
    run: async ({ day }, key) => {
      kept.set(key, kept.get(key) ?? day);
      return kept.get(key) ?? '';
    },
  };
  return { tool, kept };
}

/** Calls a tool in a run that may act in it and whose person agrees, unless told otherwise. */
async function call<Input, Output>(
  tool: Tool<Input, Output>,
  input: unknown,
  { may = { [tool.name]: 'act' }, agrees = true }: { may?: Run['may']; agrees?: boolean } = {},
) {
  const log: LogLine[] = [];
  const run: Run = { id: 'run', may, approve: async () => agrees, log: (line) => log.push(line) };
  const result = await callTool(tool, { input, because: 'a sentence' }, run);
  expect(log).toHaveLength(1);
  return { result, line: log[0] };
}

test('what is allowed and approved is done', async () => {
  const { tool } = bookings();
  expect((await call(tool, { day: 'Friday' })).result).toEqual({ status: 'done', output: 'Friday' });
});

test('what is refused, declined or failed has a reason, which is logged with the sentence that led to it', async () => {
  const { tool } = bookings();
  const refused = await call(tool, { day: 'Friday' }, { may: { book: 'read' } });
  expect(refused.result).toEqual({ status: 'refused', reason: 'book may not act in this run' });
  expect(refused.line).toMatchObject({
    tool: 'book',
    result: 'refused: book may not act in this run',
    because: 'a sentence',
  });
  expect((await call(tool, { day: 'Friday' }, { agrees: false })).result).toMatchObject({
    status: 'declined',
  });
  expect((await call(tool, {})).result).toEqual({ status: 'failed', reason: 'day: is missing' });
});

test('a tool that only reads needs a permission as well', async () => {
  const reading = { ...bookings().tool, name: 'look', access: 'read' as const, needsApproval: false };
  const input = { day: 'Friday' };
  expect((await call(reading, input, { may: {} })).result).toMatchObject({ status: 'refused' });
  expect((await call(reading, input, { may: { look: 'read' } })).result).toMatchObject({ status: 'done' });
});

test('a request that is made twice is done once, whatever the order of its fields', async () => {
  const { tool, kept } = bookings();
  await call(tool, { day: 'Friday', for: 6 });
  await call(tool, { for: 6, day: 'Friday' });
  expect(kept.size).toBe(1);
  await call(tool, { day: 'Saturday', for: 6 });
  expect(kept.size).toBe(2);
});

test('the log has a hash of what was asked, and not what was asked', async () => {
  const { line } = await call(bookings().tool, { day: 'Friday', card: '4111 1111 1111 1111' });
  expect(JSON.stringify(line)).not.toContain('4111');
  expect(line?.inputHash).toMatch(/^sha256:[\da-f]{16}$/);
});

test('a request that a person declines is answered as the page shows it', async () => {
  const { tool: name, input } = exchange.request;
  const bookMeeting = { ...bookings().tool, name, parse: () => ({ day: '' }) };
  expect((await call(bookMeeting, input, { agrees: false })).result).toEqual(exchange.result);
});
