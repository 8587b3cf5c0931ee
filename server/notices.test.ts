import { setTimeout as sleep } from 'node:timers/promises';
import { realEffects } from './effects.ts';
import type { LeadStore } from './leads/queries.ts';
import { StoreError } from './leads/store.ts';
import { createNotices, type NoticeOptions } from './notices.ts';
import { createSqliteLeads, onEachStore as it } from './testing/database.ts';
import { type Behaviour, startReceiver, until } from './testing/resources.ts';
import { idOf, sampleLead } from './testing/sent-requests.ts';
import { runWebsite } from './testing/servers.ts';

async function startChat(behave: Behaviour = () => 200) {
  const receiver = await startReceiver(behave);
  const sentences = () =>
    receiver.accepted().map(({ body }) => {
      const { text, ...others } = JSON.parse(body) as { text: string };
      expect(others, 'Google Chat refuses a field that it does not know').toEqual({});
      return text.replace(/^.* website: /, '');
    });
  const told = (count: number) =>
    until(`${count} sentences are told`, () => sentences().length >= count);
  return { ...receiver, sentences, told };
}

const COMMON = {
  effects: realEffects,
  log: () => {},
  lateAfterMinutes: null,
  isForEachLead: false,
};

function watch(store: LeadStore, url: string, change: Partial<NoticeOptions> = {}) {
  // Longer than any test: a lead that has just come is not late.
  const lateAfterMinutes = 60;
  const notices = createNotices({ ...COMMON, url, lateAfterMinutes, lookEveryMs: 30, ...change });
  let looks = 0;
  const stats = () => {
    looks += 1;
    return store.stats();
  };
  notices.watch({ ...store, stats });
  const hasLooked = async (times = 3) => {
    const before = looks;
    await until('it has looked', () => looks >= before + times);
  };
  return { ...notices, hasLooked, [Symbol.asyncDispose]: notices.stop };
}

async function settle(store: LeadStore, id: string, error: string | null) {
  await store.claim({ leaseMs: 60_000, token: 'w', limit: 10 });
  const attempt = { status: 500, milliseconds: 1, answer: '' };
  await store.settle({ id, token: 'w', attempt, error, delayMs: null });
}

it('late leads, and their end, are told once by all servers and starts', async ({
  store,
  open,
}) => {
  await using chat = await startChat(() => (chat.deliveries.length === 1 ? 500 : 200));
  const servers = [store, open()];
  /** Nothing changes while servers look: one could see it before another. */
  const lookWith = async (...stores: LeadStore[]) => {
    const watches = stores.map((each) => watch(each, chat.url));
    await Promise.all(watches.map(({ hasLooked }) => hasLooked(5)));
    for (const { stop } of watches) await stop();
  };
  await store.add(sampleLead({ receivedAt: Date.now() }));
  await lookWith(store);
  expect(chat.sentences(), 'a lead that has just come is not late').toEqual([]);
  await store.add(sampleLead({ id: 'late', receivedAt: Date.UTC(2026, 0, 2, 3, 4) }));
  await lookWith(...servers);
  await lookWith(store);
  expect(chat.sentences()).toHaveLength(1);
  await settle(store, 'late', null);
  await lookWith(...servers);
  expect(chat.sentences()).toMatchSnapshot();
});

it('a failing bot check is told once, and a quarantine once a day', async ({ store, open }) => {
  await using chat = await startChat();
  let now = Date.UTC(2026, 0, 2, 3, 4);
  const effects = { ...realEffects, now: () => now };
  const servers = [store, open()].map((each) => watch(each, chat.url, { effects }));
  for (const { listen } of servers) {
    listen('error', 'bot-check.failed', { message: 'bot check unavailable' });
    listen('info', 'lead.stored', { id: 'a', outcome: 'added' });
  }
  await chat.told(1);
  await store.add(sampleLead({ receivedAt: now, quarantineReason: 'trap' }));
  await chat.told(2);
  now += 86_400_000;
  await chat.told(3);
  for (const { stop } of servers) await stop();
  await using restarted = watch(store, chat.url, { effects });
  restarted.listen('info', 'bot-check.works');
  await chat.told(4);
  expect(chat.sentences()).toMatchSnapshot();
});

it('a lead that the chat refused is told with the next look', async ({ store }) => {
  await using chat = await startChat(() => (chat.deliveries.length === 1 ? 400 : 200));
  await using notices = watch(store, chat.url, { isForEachLead: true });
  notices.listen('info', 'lead.stored', { id: 'a', outcome: 'added' });
  await chat.told(1);
  expect(chat.sentences()).toMatchSnapshot();
});

it('each lead that is given up is reported, also after a retry', async ({ store }) => {
  await using chat = await startChat();
  await using notices = watch(store, chat.url);
  for (const [index, id] of ['other', 'lead'].entries()) {
    await store.add(sampleLead({ id, receivedAt: Date.now() }));
    await settle(store, id, 'answered 500');
    await chat.told(index + 1);
  }
  for (const sequence of [1, 2]) await store.retry(sequence);
  await notices.hasLooked();
  await settle(store, 'lead', 'answered 500');
  await chat.told(3);
  expect(chat.sentences()).toMatchSnapshot();
});

test('a store’s end of fault is told after it, also by a slow chat', async () => {
  const first = Promise.withResolvers<number>();
  await using chat = await startChat(() => (chat.deliveries.length === 1 ? first.promise : 200));
  const notices = createNotices({ ...COMMON, url: chat.url });
  notices.listen('error', 'store.unavailable', { problem: 'full' });
  await until('the fault is on its way', () => chat.deliveries.length === 1);
  notices.listen('error', 'store.unavailable', { problem: 'busy' });
  notices.listen('info', 'store.recovered');
  // A connection takes a few milliseconds.
  await sleep(100);
  expect(chat.deliveries).toHaveLength(1);
  first.resolve(200);
  await chat.told(2);
  expect(chat.sentences()[1]).toBe('Leads are stored again.');
});

test('what a full disk cannot remember is told once it can, as is its end', async () => {
  await using leads = await createSqliteLeads();
  const { store } = leads;
  await store.add(sampleLead({ id: 'late', receivedAt: 0 }));
  await using chat = await startChat(() => (chat.deliveries.length === 2 ? 500 : 200));
  let isFull = true;
  const raiseNotice = async (name: string, level: number) => {
    if (isFull) throw new StoreError('full', 'no space left');
    return store.raiseNotice(name, level);
  };
  await using notices = watch({ ...store, raiseNotice }, chat.url);
  await notices.hasLooked();
  expect(chat.deliveries).toEqual([]);
  isFull = false;
  await chat.told(1);
  await settle(store, 'late', null);
  await chat.told(2);
  expect(chat.sentences()[1]).toBe('Leads are delivered again.');
});

const HOSTS = `hooks.slack.com chat.googleapis.com mattermost.a.com logic.azure.com.a.com
  notdiscord.com discord.com canary.discord.com discordapp.com prod-12.westeurope.logic.azure.com:443
  a.c2.environment.api.powerplatform.com:443 a.webhook.office.com a.powerplatform.microsoft.us
  a.powerautomate.cn a.flow.microsoft.com logic.azure.de notlogic.azure.com`.split(/\s+/);

/** What a chat is asked, with the company's name left out. */
function askedOf(change: Partial<NoticeOptions> = {}) {
  const asked: string[] = [];
  const request = (url: string, { body }: RequestInit) => {
    asked.push(`${url} ${`${body}`.replace(/(?<=")[^"]* website: /, '… ')}`);
    return Promise.resolve(new Response());
  };
  const effects = { ...realEffects, request, now: () => Date.UTC(2026, 0, 2, 3, 4) };
  return { asked, notices: createNotices({ ...COMMON, url: 'https://a.com', effects, ...change }) };
}

test.each(HOSTS)('%s gets a notice in the body that it shows, and nothing else', async (host) => {
  const { asked, notices } = askedOf({ url: `https://${host}/hook?sig=1` });
  notices.listen('info', 'store.unavailable', { problem: 'full' });
  await until('it was asked', () => asked.length > 0);
  expect(asked).toMatchSnapshot();
});

const OUTCOMES = ['added', 'repeated', 'conflict', null];
const EVENTS = `lead.stored lead.refused lead.delivered lead.dead store.unavailable store.recovered
  bot-check.failed bot-check.works request.failed leads.erased`.split(/\s+/);

test.each([true, false])('with each lead told: %s, an event tells what is news', async (isEach) => {
  const said: string[] = [];
  for (const event of EVENTS)
    for (const outcome of OUTCOMES)
      for (const fields of [{ id: 'a' }, {}]) {
        const { asked, notices } = askedOf({ isForEachLead: isEach });
        notices.listen('error', 'store.unavailable', { problem: 'full' });
        await sleep(0);
        const why = event === 'store.unavailable' ? { problem: 'busy' } : {};
        notices.listen('info', event, { outcome, ...fields, ...why });
        await sleep(0);
        said.push([event, outcome, fields.id, ...asked.slice(1)].join(' '));
      }
  expect(said.join('\n')).toMatchSnapshot();
});

test.each([null, 1])(
  'of leads that wait, late after minutes (%s), the look tells',
  async (lateAfterMinutes) => {
    const said: string[] = [];
    for (const age of [59_999, 60_000, 60_001])
      for (const count of [0, 1, 2]) {
        const { asked, notices } = askedOf({ lateAfterMinutes });
        const byState = { pending: count + 1, dead: count, quarantined: count, delivered: 0 };
        const oldestPendingAt = Date.UTC(2026, 0, 2, 3, 4) - age;
        const look = async (change: object) => {
          const stats = {
            byState: { ...byState, ...change },
            oldestPendingAt,
            total: 9,
            ...change,
          };
          notices.watch({
            stats: async () => stats,
            raiseNotice: async () => true,
            lowerNotice: async () => true,
          });
          await notices.stop();
        };
        await look({});
        said.push(`${age} ms, ${count}:`, ...asked.splice(0));
        await look({ oldestPendingAt: null, delivered: count });
        said.push(`${count} delivered:`, ...asked);
      }
    expect(said.join('\n')).toMatchSnapshot();
  },
);

test('each lead is told when that is set, several together, no data of them', async () => {
  const gate = Promise.withResolvers<number>();
  await using chat = await startChat(() => (chat.deliveries.length === 3 ? gate.promise : 200));
  // One that nothing will fetch is not late.
  await using leads = await createSqliteLeads();
  await leads.store.add(sampleLead());
  const each = { NOTICE_EACH_LEAD: 'on', NOTICE_WEBHOOK_URL: chat.url };
  await using website = await runWebsite({ variables: { ...leads.variables, ...each } });
  const came = 'A lead came in: npm run leads -- show ';
  const id = await idOf(await website.postLead());
  await website.postLead({}, { 'X-Form-Trap': 'x' });
  await website.postLead({ email: 'no address' });
  await chat.told(2);
  expect(chat.sentences()).toEqual([came + id, expect.stringContaining(came)]);
  await Promise.all(Array.from({ length: 10 }, () => website.postLead()));
  gate.resolve(200);
  await chat.told(4);
  expect(chat.sentences().at(-1)).toBe('9 leads came in: npm run leads -- list');
  expect(chat.deliveries.map(({ body }) => body).join()).not.toMatch(
    /Ada|Byron|example\.com|Engines/,
  );
});
