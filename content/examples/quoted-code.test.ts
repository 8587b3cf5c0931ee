import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { company } from '#tests/support/this-company.ts';
import { approve, checkApproval, type Mail } from './approval.ts';
import auditLine from './audit-line.json' with { type: 'json' };
import { callTool, type LogLine, type Run, type Tool } from './call-tool.ts';
import { CAP, maps, search } from './cover-area.ts';
import { routeMail } from './small-first.ts';
import exchange from './tool-request.json' with { type: 'json' };
import { isGenuine } from './verify-webhook.ts';

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
  for (const { status } of [
    checkApproval({ ...mail, ...change }, approval, NOON),
    checkApproval(mail, approval, NOON + 1001),
    checkApproval(mail, { ...approval, usedAt: NOON }, NOON),
  ])
    expect(status).toBe('refused');
});

test('a tool does what is allowed, once a request, and logs no input', async () => {
  const keys = new Set<string>();
  const book: Tool<unknown, string> = {
    name: exchange.request.tool,
    access: 'act',
    needsApproval: true,
    credential: 'bookings',
    parse: (raw) => raw ?? expect.fail('day: is missing'),
    run: async (_, key) => {
      keys.add(key);
      return 'booked';
    },
  };
  const log: LogLine[] = [];
  const call = (input: unknown, change: Partial<Run> = {}) => {
    const run: Run = {
      id: 'run',
      agent: 'booking',
      versions: auditLine.versions,
      may: { [book.name]: 'act' },
      approve: async () => true,
      log: (line) => log.push(line),
      ...change,
    };
    return callTool(book, { input, because: 'a sentence' }, run);
  };
  const done = { status: 'done', output: 'booked' };
  for (const input of [
    { day: 'Friday', for: 6 },
    { for: 6, day: 'Friday' },
  ])
    expect(await call(input)).toEqual(done);
  expect(keys.size).toBe(1);
  const refused = { status: 'refused', reason: `${book.name} may not act in this run` };
  expect(await call({ card: '4111' }, { may: { [book.name]: 'read' } })).toEqual(refused);
  expect(log.at(-1)).toMatchObject({ result: `refused: ${refused.reason}`, because: 'a sentence' });
  expect(JSON.stringify(log)).not.toContain('4111');
  // The line that a page shows, and the one that pages and agreements put into a sentence.
  const { keptFacts } = company;
  for (const line of [auditLine, keptFacts.logLine])
    expect(Object.keys(log[0] ?? {})).toEqual(Object.keys(line));
  expect(await call({}, { may: {} })).toMatchObject({ status: 'refused' });
  expect(await call(undefined)).toEqual({ status: 'failed', reason: 'day: is missing' });
  const unapproved = await call(exchange.request.input, { approve: async () => false });
  expect(unapproved).toEqual(exchange.result);
  expect(log).toHaveLength(6);
});

test('an area of more places than the cap is covered up to the limit', async () => {
  const side = 50_000;
  const area = { x: 0, y: 0, side, depth: 0 };
  const serve = (places: { id: string; x: number; y: number }[]) =>
    vi.spyOn(maps, 'restaurants').mockImplementation(async (cell) => {
      const isIn = (at: number, from: number) => at >= from && at <= from + cell.side;
      return places.filter(({ x, y }) => isIn(x, cell.x) && isIn(y, cell.y)).slice(0, CAP);
    });
  const places = Array.from({ length: 300 }, (_, index) => ({
    id: `r${index}`,
    x: (index * 2503) % side,
    y: (index * 3769) % side,
  }));
  serve(places);
  expect(await search(area, 1000)).toHaveLength(300);
  expect(await search(area, 40)).toHaveLength(40);
  serve(places.map(({ id }) => ({ id, x: 10, y: 10 })));
  expect(await search(area, 1000)).toHaveLength(CAP);
  vi.restoreAllMocks();
});

test('the large model is asked where the compact one has no answer', async () => {
  const right = { queue: 'orders', deliveryDate: '2025-05-14' };
  const answers = (value: unknown) => async () => value;
  const asked = () => Promise.reject(new Error('asked'));
  expect(await routeMail('Ten pallets', answers(right), asked)).toEqual(right);
  for (const wrong of [
    { ...right, queue: 'sales' },
    { ...right, deliveryDate: '14 May' },
    'orders',
  ])
    await expect(routeMail('Ten pallets', answers(wrong), asked)).rejects.toThrow('asked');
  await expect(routeMail('Ten pallets', answers('?'), answers('?'))).rejects.toThrow(
    'invalid_type',
  );
});

test('a webhook is genuine as the library signs it, for five minutes', () => {
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
  const strange = [isTaken({}, `${body} `), isTaken({}, body, newSecret())];
  const torn = [isTaken({ 'webhook-id': undefined }), isTaken({ 'webhook-timestamp': 'soon' })];
  expect([...strange, ...torn, isTaken({}, body, secret, 6)]).toEqual(Array(5).fill(false));
});
