import { company } from './company.ts';
import { describeFailure } from './delivery/deliver-lead.ts';
import type { Effects } from './effects.ts';
import type { LeadStore } from './leads/store.ts';
import type { Log } from './log.ts';

export interface NoticeOptions {
  effects: Effects;
  log: Log;
  /** Address of the chat's incoming webhook. */
  url: string;
  /**
   * Age at which a lead that waits is worth a notice; null when there is no webhook it could wait
   * for.
   */
  lateAfterMs: number | null;
  isForEachLead: boolean;
  lookEveryMs?: number;
}

type NoticeStore = Pick<LeadStore, 'stats' | 'raiseNotice' | 'lowerNotice'>;

interface Notices {
  /** Reads every log entry, and notifies people of those they should know. */
  listen: Log;
  /** Reads the numbers of a store every half a minute. */
  watch(store: NoticeStore): void;
  /** Resolves when the last look is over, which may wait for the chat. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 30_000;
const TIMEOUT_MS = 10_000;

/**
 * Notifies people of events they would otherwise have to look for: leads that wait too long, leads
 * that were given up, a store that takes none, and each lead when asked to. Never says who wrote: a
 * chat is no place for personal data. Notices that were sent are kept in the store, so that several
 * servers and restarts send each once.
 */
export function createNotices(options: NoticeOptions): Notices {
  const { lookEveryMs = LOOK_EVERY_MS } = options;
  const say = sayer(options);
  const arrivals: string[] = [];
  let lastSaid: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastLook: Promise<void> | undefined;
  let isStopped = false;

  /** Why no lead can be stored, by the events of the log; and what people know of it. */
  const outage: Record<'now' | 'told', string | undefined> = { now: undefined, told: undefined };
  const known = new Map<string, number>();

  async function watch(store: NoticeStore): Promise<void> {
    tellOutage();
    tellArrivals();
    // That the store is away is said by the event of the log.
    await lookAtLeads(store, options, say, known).catch(() => {});
    if (isStopped) return;
    timer = setTimeout(() => {
      lastLook = watch(store);
    }, lookEveryMs).unref();
  }

  /** One after the other: the last that a chat shows has to be how things are. */
  function tell(sayIt: () => Promise<unknown>): void {
    lastSaid = lastSaid.then(sayIt);
  }

  /**
   * Says once that an outage began, whatever other reasons follow, and that it is over; again when
   * the chat did not take it.
   */
  function tellOutage(): void {
    tell(async () => {
      const { now, told } = outage;
      if ((now === undefined) !== (told === undefined) && (await say(outageSentence(now))))
        outage.told = now;
    });
  }

  /** Those that the chat did not take are told with the next look. */
  function tellArrivals(): void {
    tell(async () => {
      const ids = arrivals.splice(0);
      if (ids.length > 0 && !(await say(arrivalSentence(ids)))) arrivals.unshift(...ids);
    });
  }

  return {
    listen: (_level, event, fields = {}) => {
      if (event === 'store.unavailable' || event === 'store.recovered') {
        outage.now = fields.problem?.toString();
        tellOutage();
      }
      const isArrival =
        event === 'lead.stored' ? fields.outcome !== 'repeated' : fields.id !== undefined;
      if (!options.isForEachLead || !isArrival || !ARRIVALS.has(event)) return;
      arrivals.push(String(fields.id));
      // Those that come while a sentence is on its way share the next one.
      tellArrivals();
    },
    watch: (store) => {
      lastLook = watch(store);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await lastLook;
    },
  };
}

function outageSentence(problem: string | undefined): string {
  if (problem === undefined) return 'Leads are stored again.';
  return `No lead can be stored (${problem}). Visitors are told to try again later. The log of the server says what to do.`;
}

/** Tells people a sentence. Resolves to false when nobody could be told, which is logged. */
type Say = (sentence: string) => Promise<boolean>;

function sayer({ effects, log, url }: NoticeOptions): Say {
  return async (sentence) => {
    const failure = await sendNotice(url, `${company.name} website: ${sentence}`, effects).then(
      (status) => (status < 300 ? undefined : `the chat answered ${status}`),
      (error) => describeFailure(error, TIMEOUT_MS),
    );
    if (failure) log('error', 'notice.failed', { message: failure });
    return failure === undefined;
  };
}

/**
 * Says which leads wait too long, and which were given up.
 * @param known levels of what was said while the store could not remember it
 */
async function lookAtLeads(
  store: NoticeStore,
  { effects, lateAfterMs }: Pick<NoticeOptions, 'effects' | 'lateAfterMs'>,
  say: Say,
  known: Map<string, number>,
): Promise<void> {
  /**
   * Says a sentence once for as long as a level stays as high; whoever is first of several servers
   * says it.
   */
  const sayRaised = async (name: string, level: number, sentence: string) => {
    const isFirst = await store.raiseNotice(name, level).catch(() => null);
    const isSaid = (known.get(name) ?? 0) >= level;
    if (isFirst === null) {
      if (!isSaid && (await say(sentence))) known.set(name, level);
    } else if (isFirst && !isSaid && !(await say(sentence)))
      await store.lowerNotice(name, level - 1);
  };
  const stats = await store.stats();
  const isLate =
    lateAfterMs !== null &&
    stats.oldestPendingAt !== null &&
    effects.now() - stats.oldestPendingAt > lateAfterMs;
  const { dead, pending } = stats.byState;
  if (isLate) {
    const since = new Date(stats.oldestPendingAt ?? 0).toISOString().slice(0, 16);
    const waiting = `${pending} ${pending === 1 ? 'waits' : 'wait'}, the oldest since ${since} UTC`;
    const more = 'More: npm run leads -- list --state pending';
    await sayRaised('late', 1, `Leads are not delivered. ${waiting}. ${more}`);
  } else if ((await store.lowerNotice('late', 0)) || known.has('late')) {
    known.delete('late');
    await say('Leads are delivered again.');
  }
  const given =
    dead === 1 ? '1 lead was given up and waits' : `${dead} leads were given up and wait`;
  if (dead > 0)
    await sayRaised('dead', dead, `${given} for a person: npm run leads -- list --state dead`);
  await store.lowerNotice('dead', dead);
}

/** A refused post that has an id was kept all the same, in quarantine. */
const ARRIVALS = new Set(['lead.stored', 'lead.refused']);

function arrivalSentence(ids: readonly string[]): string {
  if (ids.length === 1) return `A lead came in: npm run leads -- show ${ids[0]}`;
  return `${ids.length} leads came in: npm run leads -- list`;
}

/**
 * Posts a sentence to an incoming webhook of a chat. `text` is what Slack, Mattermost, Google Chat
 * and Teams read, `content` what Discord does; Google Chat refuses a field that it does not know.
 * @returns the status of the answer
 */
async function sendNotice(
  url: string,
  sentence: string,
  { request }: Pick<Effects, 'request'>,
): Promise<number> {
  const isDiscord = /(^|\.)discord(app)?\.com$/.test(new URL(url).hostname);
  const response = await request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(isDiscord ? { content: sentence } : { text: sentence }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
