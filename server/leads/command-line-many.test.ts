import { expect, test } from 'vitest';
import { fillStore, RECEIVED } from '../testing/fill-store.ts';
import { runLeads as leads, spawnLeads } from '../testing/run-leads.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteStore } from './sqlite-store.ts';

test('leads are replayed by time and state, after a count', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await fillStore(store);
  const variables = { DATA_DIR: folder.path };
  const selection = ['--since', '2025-05-18', '--state', 'dead,quarantined'];
  expect(await leads(variables, 'replay', ...selection)).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^2 leads \(1 quarantined, 1 dead\) would be delivered again, .* Nothing was changed\. To do it, add --yes\.\n$/,
    ),
  });
  expect((await store.stats()).byState).toMatchObject({ pending: 1, quarantined: 1, dead: 1 });
  expect(await leads(variables, 'replay', ...selection, '--yes')).toMatchObject({
    code: 0,
    err: '2 leads (1 quarantined, 1 dead) will be delivered by a running server that has CONTACT_WEBHOOK_URL.\n',
  });
  expect((await store.stats()).byState).toMatchObject({ pending: 3 });
  expect(await leads(variables, 'replay', '--text', 'nowhere')).toMatchObject({ code: 3 });
  await store.add(sampleLead({ id: 'four', receivedAt: RECEIVED, quarantineReason: 'trap' }));
  expect((await leads(variables, 'replay', '--since', '2025-05-18')).err).toMatch(
    /^3 leads \(3 pending\) would be delivered again/,
  );
  await store.close();
});

test('old leads are erased by a rule, after a count and with a record', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await fillStore(store);
  const variables = { DATA_DIR: folder.path };
  expect(await leads(variables, 'erasures')).toMatchObject({
    code: 0,
    out: '',
    err: 'Nothing was erased.\n',
  });
  expect(await leads(variables, 'erase', '--older-than', '30d')).toMatchObject({
    code: 0,
    err: expect.stringMatching(
      /^2 leads \(1 quarantined, 1 dead\) from before .*Z would be erased for good\. Nothing was changed\./,
    ),
  });
  expect((await store.stats()).total).toBe(3);
  expect(await leads(variables, 'erase', '--older-than', '30d', '--state', 'dead', '--yes')).toMatchObject({
    code: 0,
    err: expect.stringContaining('Erased 1 lead (older than 30d and dead).'),
  });
  expect(await store.get('one')).toBeNull();
  expect((await leads(variables, 'erasures')).out).toMatch(
    /^ERASED \(UTC\) +LEADS +RULE\n\S+ \d\d:\d\d +1 +older than 30d and dead\n$/,
  );
  const [erasure] = JSON.parse((await leads(variables, 'erasures', '--json')).out) as unknown[];
  expect(erasure).toMatchObject({ leads: 1, rule: 'older than 30d and dead' });
  expect(await leads(variables, 'erase', '--older-than', '30000d')).toMatchObject({ code: 3 });
  await store.close();
});

test('many leads are exported a page at a time and completely', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await Promise.all(Array.from({ length: 1234 }, () => store.add(sampleLead())));
  await store.close();
  const variables = { DATA_DIR: folder.path };
  expect((await spawnLeads(variables, 'export', '--csv')).out.split('\r\n')).toHaveLength(1234 + 2);
  expect(JSON.parse((await spawnLeads(variables, 'export', '--json')).out)).toHaveLength(1234);
  const list = await leads(variables, 'list', '--limit', '2000');
  expect(list).toMatchObject({ err: '1234 leads, newest first.\n' });
  expect((await leads(variables, 'list')).err).toMatch(
    /^50 leads, newest first\. Older ones: add --before lead-/,
  );
});
