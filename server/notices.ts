import { company } from './company.ts';
import { describeFailure } from './delivery/deliver-lead.ts';
import type { Effects } from './effects.ts';
import type { LeadStore } from './leads/queries.ts';
import type { Log } from './log.ts';
import { ToldError } from './told-error.ts';

export interface NoticeOptions {
  effects: Effects;
  log: Log;
  url: string;
  /** Age of a lead that is worth a notice; null when there is no webhook it could wait for. */
  lateAfterMinutes: number | null;
  isForEachLead: boolean;
  lookEveryMs?: number;
}

type NoticeStore = Pick<LeadStore, 'stats' | 'raiseNotice' | 'lowerNotice'>;

const TIMEOUT_MS = 10_000;

/**
 * Tells people what they would otherwise have to look for, never who wrote: a chat is no place for
 * personal data. The store remembers it, so that several servers and restarts say it once.
 */
export function createNotices(options: NoticeOptions) {
  const { lookEveryMs = 30_000 } = options;
  const say = sayer(options);
  const arrivals: string[] = [];
  /** One after the other: the last that a chat shows has to be how things are. */
  let lastSaid: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastLook: Promise<void> | undefined;
  let isStopped = false;

  let deliveredBefore: number | undefined;
  /** Why no lead can be stored, and what people know of it. */
  const outage: Record<'now' | 'told', string | undefined> = { now: undefined, told: undefined };
  /** The last event that people do not know of yet. */
  let botCheck: { doubt: string | undefined } | undefined;

  async function watch(store: NoticeStore) {
    tellOutage();
    tellArrivals();
    // That the store is away is said by the event of the log.
    await look(keeper(store, say), store).catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => {
      lastLook = watch(store);
    }, lookEveryMs).unref();
  }

  async function look(notices: Keeper, store: NoticeStore) {
    deliveredBefore = await lookAtLeads(store, { ...options, deliveredBefore }, notices);
    const news = botCheck;
    if (news && (await tellBotCheck(news.doubt, notices)) && botCheck === news)
      botCheck = undefined;
  }

  /** Once for an outage, whatever other reasons follow; again when the chat did not take it. */
  function tellOutage() {
    lastSaid = lastSaid.then(async () => {
      const { now, told } = outage;
      if ((now === undefined) !== (told === undefined) && (await say(outageSentence(now))))
        outage.told = now;
    });
  }

  /** Those that the chat did not take are told with the next look. */
  function tellArrivals() {
    lastSaid = lastSaid.then(async () => {
      const ids = arrivals.splice(0);
      if (ids.length > 0 && !(await say(arrivalSentence(ids)))) arrivals.unshift(...ids);
    });
  }

  const listen: Log = (_level, event, fields = {}) => {
    if (event === 'store.unavailable' || event === 'store.recovered') {
      outage.now = fields.problem?.toString();
      tellOutage();
    }
    if (event === 'bot-check.failed' || event === 'bot-check.works')
      botCheck = { doubt: fields.message?.toString() };
    const isArrival =
      (event === 'lead.stored' && fields.outcome !== 'repeated') ||
      // With an id it was kept all the same, in quarantine.
      (event === 'lead.refused' && fields.id !== undefined);
    if (!options.isForEachLead || !isArrival) return;
    arrivals.push(String(fields.id));
    // Those that come while a sentence is on its way share the next one.
    tellArrivals();
  };

  return {
    listen,
    watch: (store: NoticeStore) => {
      lastLook = watch(store);
    },
    /** Resolves when the last look is over, which may wait for the chat. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await lastLook;
    },
  };
}

function outageSentence(problem: string | undefined) {
  if (problem === undefined) return 'Leads are stored again.';
  return `No lead can be stored (${problem}). Visitors are told to try again later. The log of the server says what to do.`;
}

const DISCORD = /(^|\.)discord(app)?\.com$/;
/** Workflows, under its old and new addresses, of all clouds; and what is left of connectors. */
const TEAMS =
  /(^|\.)(logic\.azure|powerplatform(\.microsoft)?|powerautomate|flow\.microsoft|webhook\.office)\.(com|us|cn)$/;

/** Slack and Mattermost read `text`, as does Google Chat, which takes no field it does not know. */
function messageFor(host: string, text: string) {
  if (DISCORD.test(host)) return { chat: 'Discord', message: { content: text } };
  if (TEAMS.test(host)) return { chat: 'Teams', message: adaptiveCard(text) };
  return { chat: 'Slack, Google Chat or Mattermost', message: { text } };
}

/** Workflows of Teams answer success to any other body, and show nothing. */
function adaptiveCard(text: string) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, content }] };
}

async function post({ effects, url }: Pick<NoticeOptions, 'effects' | 'url'>, sentence: string) {
  const text = `${company.name} website: ${sentence}`;
  const { chat, message } = messageFor(new URL(url).hostname, text);
  const sent = JSON.stringify(message);
  const { ok, status, body } = await effects.request(url, {
    headers: { 'Content-Type': 'application/json' },
    body: sent,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await body?.cancel();
  return { ok, status, chat, sent };
}

/** A chat may answer success to what it does not show, so it is told what was sent. */
export async function sendTestNotice(url: string, effects: Effects) {
  const { host } = new URL(url);
  const { ok, status, chat, sent } = await post({ effects, url }, 'A test.').catch((error) => {
    throw new ToldError(`${host}: ${describeFailure(error, TIMEOUT_MS)}`);
  });
  const told = `${host} answered ${status} to this, as ${chat} reads it: ${sent}`;
  if (!ok) throw new ToldError(told);
  return `${told}. Look whether the chat shows it.`;
}

/** What it gives resolves to false when nobody could be told, which is logged. */
function sayer(options: NoticeOptions) {
  const { log } = options;
  return async (sentence: string) => {
    try {
      const { ok, status } = await post(options, sentence);
      if (!ok) log('error', 'notice.failed', { message: `the chat answered ${status}` });
      return ok;
    } catch (error) {
      log('error', 'notice.failed', { message: describeFailure(error, TIMEOUT_MS) });
      return false;
    }
  };
}

type Keeper = ReturnType<typeof keeper>;

/**
 * What the chat does not take is forgotten again, and told with a later look. What the store cannot
 * remember waits for it: that it takes nothing is told at once.
 */
const keeper = (store: NoticeStore, say: ReturnType<typeof sayer>) => ({
  raise: async (name: string, level: number, sentence: string) => {
    const isSaid = !(await store.raiseNotice(name, level)) || (await say(sentence));
    if (!isSaid) await store.lowerNotice(name, level - 1);
    return isSaid;
  },
  /** When it was said to have begun; without a sentence silently. */
  end: async (name: string, sentence: string | undefined) => {
    const isSaid =
      !(await store.lowerNotice(name, 0)) || sentence === undefined || (await say(sentence));
    if (!isSaid) await store.raiseNotice(name, 1);
    return isSaid;
  },
});

const DAY_MS = 86_400_000;

/** @returns how many were delivered, while others wait too long */
async function lookAtLeads(
  store: NoticeStore,
  options: NoticeOptions & { deliveredBefore: number | undefined },
  { raise, end }: Keeper,
) {
  const { effects, lateAfterMinutes, deliveredBefore } = options;
  const { byState, oldestPendingAt } = await store.stats();
  const { dead, delivered, pending, quarantined } = byState;
  const now = effects.now();
  const isLate =
    lateAfterMinutes !== null &&
    oldestPendingAt !== null &&
    now - oldestPendingAt > lateAfterMinutes * 60_000;
  if (isLate) {
    const since = new Date(oldestPendingAt).toISOString().slice(0, 16);
    const waiting = `${pending} ${pending === 1 ? 'waits' : 'wait'}, the oldest since ${since} UTC`;
    const more = 'More: npm run leads -- list --state pending';
    await raise('late', 1, `Leads are not delivered. ${waiting}. ${more}`);
  } else {
    // Those that waited may have been given up, or erased.
    const isAgain = deliveredBefore === undefined ? dead === 0 : delivered > deliveredBefore;
    await end('late', isAgain ? 'Leads are delivered again.' : undefined);
  }
  const given =
    dead === 1 ? '1 lead was given up and waits' : `${dead} leads were given up and wait`;
  if (dead > 0)
    await raise('dead', dead, `${given} for a person: npm run leads -- list --state dead`);
  await store.lowerNotice('dead', dead);
  const kept = quarantined === 1 ? '1 lead waits' : `${quarantined} leads wait`;
  const list = 'npm run leads -- list --state quarantined';
  const day = Math.floor(now / DAY_MS);
  if (quarantined > 0)
    await raise('quarantined', day, `${kept} in quarantine for a person: ${list}`);
  // After a clock that was ahead.
  await store.lowerNotice('quarantined', day);
  return isLate ? delivered : undefined;
}

function tellBotCheck(doubt: string | undefined, { raise, end }: Keeper) {
  if (doubt === undefined) return end('bot-check', 'The bot check works again.');
  const sentence = `Every lead goes into quarantine (${doubt}). More: npm run leads -- test`;
  return raise('bot-check', 1, sentence);
}

function arrivalSentence(ids: readonly string[]) {
  if (ids.length === 1) return `A lead came in: npm run leads -- show ${ids[0]}`;
  return `${ids.length} leads came in: npm run leads -- list`;
}
