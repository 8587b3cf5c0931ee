import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../testing/resources.ts';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { type LeadPage, type LeadStore, MAX_ATTEMPTS_KEPT } from './store.ts';

const LEASE_MS = 30_000;
const ATTEMPT = { status: 500, milliseconds: 12, answer: 'Not now' };

/** Tests that every store has to pass, run against its real database. */
export function describeStore(name: string, open: () => Promise<LeadStore>): void {
  describe(name, () => {
    let store: LeadStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const claim = (token = 'worker', { leaseMs = LEASE_MS, limit = 10 } = {}) =>
      store.claim({ leaseMs, token, limit });

    test('a stored lead is read back as it was', async () => {
      const consent = {
        channel: 'sms',
        version: '1',
        wording: 'Yes, text me',
        givenAt: 5,
        page: '/contact',
      } as const;
      const lead = sampleLead({
        payload: samplePayload({ howCanWeHelp: "line\n“quotes” 🧵 '; DROP TABLE leads; --", smsOptIn: true }),
        consents: [consent],
      });
      expect(await store.add(lead)).toEqual({ outcome: 'added', id: lead.id, isQuarantined: false });
      expect(await store.get(lead.id)).toEqual({
        id: lead.id,
        sequence: 1,
        receivedAt: lead.receivedAt,
        payload: lead.payload,
        page: '/contact',
        consents: [consent],
        quarantineReason: null,
        state: 'pending',
        attempts: 0,
        nextAttemptAt: expect.any(Number),
        deliveredAt: null,
        lastError: null,
      });
      expect(await store.get('nobody')).toBeNull();
    });

    test('the same key stores one lead, also when asked at once', async () => {
      const idempotency = { key: 'key', fingerprint: 'same' };
      const results = await Promise.all(
        Array.from({ length: 8 }, () => store.add(sampleLead({ idempotency }))),
      );
      expect(new Set(results.map(({ id }) => id)).size).toBe(1);
      expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(7);
      expect((await store.stats()).total).toBe(1);
      expect(await store.findKey('key')).toMatchObject({ id: results[0]?.id, fingerprint: 'same' });
      expect(await store.findKey('other')).toBeNull();
    });

    test('the same key for other answers is a conflict and stores nothing', async () => {
      await store.add(sampleLead({ idempotency: { key: 'key', fingerprint: 'one' } }));
      const result = await store.add(sampleLead({ idempotency: { key: 'key', fingerprint: 'two' } }));
      expect(result.outcome).toBe('conflict');
      expect((await store.stats()).total).toBe(1);
    });

    test('a quarantined lead is kept, not delivered, and released by a clean repetition', async () => {
      const idempotency = { key: 'key', fingerprint: 'same' };
      const first = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
      expect(first.isQuarantined).toBe(true);
      expect(await claim()).toEqual([]);
      const again = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
      expect(again).toMatchObject({ outcome: 'repeated', isQuarantined: true });
      const clean = await store.add(sampleLead({ idempotency }));
      expect(clean).toEqual({ outcome: 'released', id: first.id, isQuarantined: false });
      expect(await claim()).toMatchObject([{ id: first.id }]);
    });

    test('a claimed lead is nobody else’s until its lease ends', async () => {
      const lead = sampleLead();
      await store.add(lead);
      const claimed = await claim('first', { leaseMs: 1000 });
      expect(claimed).toEqual([{ id: lead.id, payload: lead.payload, attempts: 0 }]);
      expect(await claim('second')).toEqual([]);
      const wait = await store.dueIn();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      await until('the lease is over', async () => (await claim('second')).length === 1);
      const late = await store.settle({
        id: lead.id,
        token: 'first',
        attempt: ATTEMPT,
        outcome: 'delivered',
      });
      expect(late).toBe(false);
      expect(await store.get(lead.id)).toMatchObject({ state: 'pending', attempts: 0 });
    });

    test('workers that claim at once share the leads without overlap', async () => {
      await Promise.all(Array.from({ length: 30 }, () => store.add(sampleLead())));
      const claims = await Promise.all(['a', 'b', 'c', 'd'].map((token) => claim(token)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await claim('e', { limit: 100 });
      expect(ids.length + rest.length).toBe(30);
    });

    test('an attempt ends as delivered, as one to retry, or as dead', async () => {
      const [good, bad, worst] = [sampleLead(), sampleLead(), sampleLead()];
      for (const lead of [good, bad, worst]) await store.add(lead);
      await claim('w');
      expect(await store.settle({ id: good.id, token: 'w', attempt: ATTEMPT, outcome: 'delivered' })).toBe(
        true,
      );
      const again = { id: bad.id, token: 'w', attempt: ATTEMPT, error: 'answered 500' };
      await store.settle({ ...again, outcome: 'retry', delayMs: 3_600_000 });
      await store.settle({
        id: worst.id,
        token: 'w',
        attempt: ATTEMPT,
        outcome: 'dead',
        error: 'answered 410',
      });
      expect(await store.get(good.id)).toMatchObject({
        state: 'delivered',
        attempts: 1,
        deliveredAt: expect.any(Number),
      });
      expect(await store.get(bad.id)).toMatchObject({
        state: 'pending',
        attempts: 1,
        lastError: 'answered 500',
      });
      expect(await store.get(worst.id)).toMatchObject({
        state: 'dead',
        attempts: 1,
        lastError: 'answered 410',
      });
      expect(await claim('w')).toEqual([]);
      expect(await store.dueIn()).toBeGreaterThan(3_000_000);
    });

    test('leads never tried are claimed before those that failed, however long these are due', async () => {
      const [failed, fresh] = [sampleLead(), sampleLead()];
      await store.add(failed);
      await claim('w');
      const attempt = { id: failed.id, token: 'w', attempt: ATTEMPT, error: 'answered 500' };
      await store.settle({ ...attempt, outcome: 'retry', delayMs: -60_000 });
      await store.add(fresh);
      expect(await claim('w', { limit: 1 })).toMatchObject([{ id: fresh.id, attempts: 0 }]);
      expect(await claim('w', { limit: 1 })).toMatchObject([{ id: failed.id, attempts: 1 }]);
    });

    test('retry makes any lead due again, and all dead ones together', async () => {
      const leads = [sampleLead(), sampleLead(), sampleLead({ quarantineReason: 'trap' })] as const;
      for (const lead of leads) await store.add(lead);
      await claim('w');
      for (const { id } of leads.slice(0, 2))
        await store.settle({ id, token: 'w', attempt: ATTEMPT, outcome: 'dead', error: 'x' });
      expect(await store.retry('nobody')).toBe(false);
      expect(await store.retry(leads[2].id)).toBe(true);
      expect(await store.retryDead()).toBe(2);
      expect(await claim('w')).toHaveLength(3);
    });

    test('erasing an address removes all of its leads and keeps only a count', async () => {
      const mine = sampleLead({
        payload: samplePayload({ email: 'Ada@Example.com' }),
        idempotency: { key: 'k', fingerprint: 'f' },
      });
      const other = sampleLead({ payload: samplePayload({ email: 'other@example.com' }) });
      await store.add(mine);
      await store.add(sampleLead());
      await store.add(other);
      await claim('w', { limit: 1 });
      expect(await store.erase(' ada@example.COM ')).toBe(2);
      expect(await store.get(mine.id)).toBeNull();
      expect(await store.findKey('k')).toBeNull();
      expect(await store.settle({ id: mine.id, token: 'w', attempt: ATTEMPT, outcome: 'delivered' })).toBe(
        false,
      );
      expect(await store.stats()).toMatchObject({ total: 1, erased: 2 });
      expect(await store.erase('ada@example.com')).toBe(0);
    });

    test('stats count the states', async () => {
      expect(await store.stats()).toMatchObject({ total: 0, oldestPendingAt: null, erased: 0 });
      await store.add(sampleLead({ receivedAt: 7 }));
      await store.add(sampleLead({ receivedAt: 9, quarantineReason: 'trap' }));
      expect(await store.stats()).toEqual({
        byState: { pending: 1, delivered: 0, quarantined: 1, dead: 0 },
        total: 2,
        oldestPendingAt: 7,
        erased: 0,
      });
      await expect(store.check()).resolves.toBeUndefined();
      expect(await store.page({ limit: 1, after: 99 })).toEqual([]);
    });

    testRecords(() => store);
  });
}

/** Tests of every store about its records other than leads. */
export function testRecords(store: () => LeadStore): void {
  test('attempts are kept with their lead, the newest only, and are erased with it', async () => {
    const [lead, other] = [sampleLead(), sampleLead()];
    for (const { id, payload } of [lead, other]) await store().add({ ...lead, id, payload });
    const answers: string[] = [];
    for (let count = 0; count < MAX_ATTEMPTS_KEPT + 3; count += 1) {
      await store().retry(lead.id);
      const [claimed] = (await store().claim({ leaseMs: 0, token: 'w', limit: 10 })).filter(
        ({ id }) => id === lead.id,
      );
      expect(claimed).toBeDefined();
      const attempt = { status: count === 0 ? 500 : null, milliseconds: 1.6, answer: `Not now ${count}` };
      answers.push(attempt.answer);
      await store().settle({ id: lead.id, token: 'w', attempt, outcome: 'retry', delayMs: 0, error: 'x' });
      if (count > 0) continue;
      const kept = { endedAt: expect.any(Number), status: 500, milliseconds: 2, answer: 'Not now 0' };
      expect(await store().attempts(lead.id)).toEqual([kept]);
    }
    const kept = await store().attempts(lead.id);
    expect(kept.map(({ answer }) => answer)).toEqual(answers.slice(-MAX_ATTEMPTS_KEPT));
    expect(kept.at(-1)?.status).toBeNull();
    expect(await store().attempts(other.id)).toEqual([]);
    await store().erase(lead.payload.email);
    expect(await store().attempts(lead.id)).toEqual([]);
  });

  test('of an attempt whose lease was lost nothing is kept', async () => {
    const lead = sampleLead();
    await store().add(lead);
    await store().settle({ id: lead.id, token: 'nobody', attempt: ATTEMPT, outcome: 'delivered' });
    expect(await store().attempts(lead.id)).toEqual([]);
  });

  test('a notice is sent once, until its level rises or it was withdrawn', async () => {
    expect(await store().lowerNotice('dead', 0)).toBe(false);
    expect(await store().raiseNotice('dead', 2)).toBe(true);
    expect(await store().raiseNotice('dead', 2)).toBe(false);
    expect(await store().raiseNotice('late', 1)).toBe(true);
    expect(await store().raiseNotice('dead', 3)).toBe(true);
    expect(await store().lowerNotice('dead', 1)).toBe(true);
    expect(await store().raiseNotice('dead', 2)).toBe(true);
    expect(await store().lowerNotice('late', 0)).toBe(true);
    expect(await store().lowerNotice('late', 0)).toBe(false);
  });

  test('pages come in order of arrival or backwards, of some leads when asked', async () => {
    const leads = [
      sampleLead({ receivedAt: 100 }),
      sampleLead({ receivedAt: 200, quarantineReason: 'trap' }),
      sampleLead({ receivedAt: 300, payload: samplePayload({ email: 'Eve@example.com' }) }),
    ] as const;
    for (const lead of leads) await store().add(lead);
    const [first, second, third] = leads.map(({ id }) => id);
    const page = async (request: Omit<LeadPage, 'limit'>, limit = 9) =>
      (await store().page({ ...request, limit })).map(({ id }) => id);
    expect(await page({}, 2)).toEqual([first, second]);
    expect(await page({ after: 2 })).toEqual([third]);
    expect(await page({ order: 'newest' }, 2)).toEqual([third, second]);
    expect(await page({ order: 'newest', after: 2 })).toEqual([first]);
    expect(await page({ states: ['quarantined'] })).toEqual([second]);
    expect(await page({ states: ['pending', 'quarantined'], order: 'newest', since: 200 })).toEqual([
      third,
      second,
    ]);
    expect(await page({ since: 200, until: 300, after: 1 })).toEqual([second]);
    expect(await page({ email: ' EVE@example.com' })).toEqual([third]);
    expect(await store().count({})).toEqual({ pending: 2, delivered: 0, quarantined: 1, dead: 0 });
    expect(await store().count({ until: 200 })).toEqual({
      pending: 1,
      delivered: 0,
      quarantined: 0,
      dead: 0,
    });
  });

  test('old leads are erased some at a time, with a record of how many and by which rule', async () => {
    for (const receivedAt of [1, 2, 3, 4, 50])
      await store().add(sampleLead({ receivedAt, quarantineReason: 'trap' }));
    const waiting = sampleLead({ receivedAt: 1 });
    await store().add(waiting);
    const batch = {
      until: 50,
      states: ['quarantined', 'dead'],
      limit: 3,
      rule: 'older than 1d',
      erasedAt: 7,
    } as const;
    expect(await store().eraseOlder(batch)).toBe(3);
    expect(await store().eraseOlder(batch)).toBe(1);
    expect(await store().eraseOlder(batch)).toBe(0);
    const left = await store().page({ limit: 9 });
    expect(left.map(({ receivedAt }) => receivedAt)).toEqual([50, 1]);
    await store().erase(waiting.payload.email);
    expect(await store().erasures()).toEqual([
      { erasedAt: 7, leads: 4, rule: 'older than 1d' },
      { erasedAt: expect.any(Number), leads: 2, rule: 'an address' },
    ]);
    expect((await store().stats()).erased).toBe(6);
  });
}
