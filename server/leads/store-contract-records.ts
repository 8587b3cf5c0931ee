import { expect, test } from 'vitest';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { type LeadPage, type LeadStore, MAX_ATTEMPTS_KEPT } from './store.ts';

const ATTEMPT = { status: 500, milliseconds: 12, answer: 'Not now' };

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
