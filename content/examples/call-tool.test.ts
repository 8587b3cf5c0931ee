import { expect, test } from 'vitest';
import { callTool } from './call-tool.ts';
import exchange from './tool-request.json' with { type: 'json' };

const tool = {
  name: 'send_mail',
  scope: 'act' as const,
  needsApproval: true,
  parse: (raw: unknown) => {
    if (typeof raw !== 'string') throw new Error('text: is missing');
    return raw;
  },
  run: async (input: string, key: string) => `${key}: ${input}`,
};

/** Calls the tool in a run that may act in it and whose person agrees, unless told otherwise. */
async function call(raw: unknown, { mayAct = ['send_mail'], agrees = true } = {}) {
  const log: { status: string }[] = [];
  const run = {
    id: 'run',
    mayAct,
    approve: async () => agrees,
    log: (line: { status: string }) => log.push(line),
  };
  const result = await callTool(tool, raw, { ...run, calls: 0 });
  expect(log.map(({ status }) => status)).toEqual([result.status]);
  return result;
}

test('what is allowed and approved is done, under a key of its own', async () => {
  expect(await call('hello')).toEqual({ status: 'done', output: 'run-1: hello' });
});

test('what is refused, declined or failed has a reason, and is logged', async () => {
  expect(await call('hello', { mayAct: [] })).toMatchObject({ status: 'refused' });
  expect(await call('hello', { agrees: false })).toMatchObject({ status: 'declined' });
  expect(await call(7)).toEqual({ status: 'failed', reason: 'text: is missing' });
});

test('each call of a run has another key', async () => {
  const run = { id: 'run', mayAct: ['send_mail'], approve: async () => true, log: () => {}, calls: 0 };
  const keys = [await callTool(tool, 'a', run), await callTool(tool, 'a', run)];
  expect(keys).toEqual([
    { status: 'done', output: 'run-1: a' },
    { status: 'done', output: 'run-2: a' },
  ]);
});

test('a request that a person declines is answered as the page shows it', async () => {
  const { tool: name, input } = exchange.request;
  const bookMeeting = { ...tool, name, parse: (raw: unknown) => JSON.stringify(raw) };
  const run = { id: 'run', mayAct: [name], approve: async () => false, log: () => {}, calls: 0 };
  expect(await callTool(bookMeeting, input, run)).toEqual(exchange.result);
});
