import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { validatePayload } from '#leads/lead-schema.ts';
import { startReceiver } from '#server/testing/receiver.ts';
import { runLeads } from '#server/testing/run-leads.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('leads test sends a signed sample like a real delivery, and prints the answer', async () => {
  await using receiver = await startReceiver((_delivery, response) => {
    response.writeHead(200).end('{"message":"Workflow was started"}\u001b[31m');
    return undefined;
  });
  const CONTACT_WEBHOOK_URL = receiver.url.replace('//', '//user:password@');
  const result = await runLeads({ CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET: SECRET }, 'test');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toMatch(
    /^127\.0\.0\.1:\d+ answered 200 in \d+ ms: \{"message":"Workflow was started"\} \[31m\n$/,
  );
  const [delivery] = receiver.deliveries;
  const sent = new Webhook(SECRET).verify(
    delivery?.body ?? '',
    delivery?.headers as Record<string, string>,
  ) as object;
  expect(Object.keys(sent)).toEqual([...PAYLOAD_KEYS]);
  expect(validatePayload(sent).ok).toBe(true);
  expect(delivery?.headers['webhook-id']).toMatch(/^test-/);
  expect(delivery?.headers.authorization).toBe(`Basic ${btoa('user:password')}`);
});

test.each([
  ['refuses', 401, 'answered 401'],
  ['sends elsewhere', 307, 'answered 307'],
])('a receiver that %s makes it fail', async (_name, status, sentence) => {
  await using receiver = await startReceiver(() => status);
  const result = await runLeads({ CONTACT_WEBHOOK_URL: receiver.url }, 'test');
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining(sentence) });
});

test('an answer that never ends is cut, and one that never begins is given up', async () => {
  await using endless = await startReceiver((_delivery, response) => {
    response.writeHead(200).write('word '.repeat(1000));
    return undefined;
  });
  const cut = await runLeads({ CONTACT_WEBHOOK_URL: endless.url }, 'test');
  expect(cut.code).toBe(0);
  expect(cut.out.length).toBeLessThan(300);
  await using silent = await startReceiver(() => new Promise<undefined>(() => {}));
  const variables = { CONTACT_WEBHOOK_URL: silent.url, DELIVERY_TIMEOUT_SECONDS: '0.3' };
  expect(await runLeads(variables, 'test')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no answer within 0.3 s'),
  });
});

test('without an address it says which setting is missing', async () => {
  expect(await runLeads({}, 'test')).toMatchObject({
    code: 2,
    err: expect.stringContaining('CONTACT_WEBHOOK_URL is not set'),
  });
});
