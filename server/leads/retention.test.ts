import { expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';
import { parseRetention, startRetention } from './retention.ts';
import { openSqliteStore } from './sqlite-store.ts';

const DAY = 86_400_000;

test('the rule is an age in days, for all but pending leads or for some states', () => {
  const rule = parseEnvironment({ LEADS_ERASE_AFTER: '400d' }).LEADS_ERASE_AFTER;
  expect(rule).toMatchObject({ afterMs: 400 * DAY, states: ['delivered', 'quarantined', 'dead'] });
  expect(parseRetention('30d dead,pending')).toMatchObject({ states: ['dead', 'pending'] });
  for (const wrong of ['400', '0d', '1y', '400d lost', '400d dead more'])
    expect(() => parseEnvironment({ LEADS_ERASE_AFTER: wrong }), wrong).toThrow(
      'LEADS_ERASE_AFTER: must be an age in days such as 400d',
    );
});

test('a server erases what is older than its rule says, and logs how many', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  const now = Date.UTC(2026, 0, 31);
  const ages = [...Array<number>(450).fill(31), 29];
  await Promise.all(
    ages.map((age) => store.add(sampleLead({ receivedAt: now - age * DAY, quarantineReason: 'trap' }))),
  );
  await store.add(sampleLead({ receivedAt: now - 31 * DAY }));
  const logged: unknown[] = [];
  const retention = startRetention({
    store,
    effects: { now: () => now },
    log: (_level, event, fields) => void logged.push([event, fields]),
    rule: parseRetention('30d'),
    firstLookMs: 1,
  });
  await until('it has looked', () => logged.length > 0);
  retention.stop();
  const rule = 'older than 30d and delivered or quarantined or dead';
  expect(logged).toEqual([['leads.erased', { leads: 450, rule }]]);
  expect((await store.stats()).byState).toMatchObject({ quarantined: 1, pending: 1 });
  expect(await store.erasures()).toEqual([{ erasedAt: now, leads: 450, rule }]);
  await store.close();
});

test('a clock that jumps a year ahead makes no lead old enough to be erased', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  let now = Date.UTC(2026, 0, 31);
  await store.add(sampleLead({ receivedAt: now - DAY, quarantineReason: 'trap' }));
  const logged: unknown[] = [];
  const retention = startRetention({
    store,
    effects: { now: () => now },
    log: (level, event, fields) => void logged.push([level, event, fields]),
    rule: parseRetention('30d'),
    firstLookMs: 20,
  });
  now += 366 * DAY;
  await until('it has looked', () => logged.length > 0);
  retention.stop();
  expect(logged).toEqual([
    ['error', 'leads.erase-failed', { message: expect.stringContaining('The clock has jumped') }],
  ]);
  expect((await store.stats()).total).toBe(1);
  await store.close();
});
