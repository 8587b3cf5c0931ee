import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { startReceiver } from '../testing/receiver.ts';
import { samplePayload } from '../testing/sample-lead.ts';
import { serverFolders } from '../testing/server-folders.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { until } from '../testing/until.ts';
import { type Metric, prometheusText } from './prometheus-text.ts';

const folder = serverFolders();

/** Reads the text format strictly: a line that is neither comment nor sample is a failure. */
function parseText(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  const typed = new Set<string>();
  for (const line of text.trimEnd().split('\n')) {
    const type = /^# TYPE ([a-z_0-9]+) (counter|gauge)$/.exec(line);
    if (type?.[1]) typed.add(type[1]);
    if (line.startsWith('#')) continue;
    const sample = /^([a-z_0-9]+)(\{(?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)+\})? ([-+\d.e]+)$/.exec(line);
    expect(sample, line).not.toBeNull();
    expect(typed, line).toContain(sample?.[1]);
    samples.set(`${sample?.[1]}${sample?.[2] ?? ''}`, Number(sample?.[3]));
  }
  expect(text.endsWith('\n')).toBe(true);
  return samples;
}

test('one read tells how requests, leads, deliveries, the outbox and the process are', async () => {
  await using receiver = await startReceiver((_delivery, response) => {
    response.writeHead(429, { 'Retry-After': '3600' }).end();
    return undefined;
  });
  await using server = await startServerProcess({
    SITE_DIR: folder.siteDir,
    DATA_DIR: folder.dataFolder(),
    CONTACT_WEBHOOK_URL: receiver.url,
    METRICS_PORT: '0',
  });
  await until('the address is printed', () => server.output().includes('Metrics on '));
  const url = /^Metrics on (\S+)$/m.exec(server.output())?.[1] ?? '';
  const read = async () => parseText(await (await fetch(url)).text());
  const post = (change: object, headers = {}) =>
    fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...samplePayload(), ...change }),
    });
  await fetch(`${server.url}/about`);
  await fetch(`${server.url}/nowhere?q=1`);
  expect((await post({})).status).toBe(202);
  expect((await post({ email: 'no' })).status).toBe(422);
  expect((await post({}, { 'X-Form-Trap': 'x' })).status).toBe(403);
  expect((await post({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  await until('tried', async () => (await read()).has('website_attempts_total{outcome="failed"}'));
  const metrics = await read();
  expect(Object.fromEntries(metrics)).toMatchObject({
    'website_requests_total{by="file",status="2xx"}': 1,
    'website_requests_total{by="file",status="4xx"}': 1,
    'website_requests_total{by="contact",status="4xx"}': 3,
    'website_leads_total{outcome="added"}': 1,
    'website_refusals_total{reason="invalid"}': 1,
    'website_refusals_total{reason="quarantined"}': 2,
    'website_attempts_total{outcome="failed"}': 1,
    'website_outbox_leads{state="pending"}': 1,
    'website_outbox_leads{state="quarantined"}': 2,
    website_store_up: 1,
  });
  expect(metrics.get('website_connections')).toBeGreaterThan(0);
  expect(metrics.get('website_outbox_oldest_pending_seconds')).toBeGreaterThan(0);
  expect(metrics.get('website_delivery_pause_seconds')).toBeGreaterThan(3500);
  expect(metrics.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(20_000_000);
  expect(Math.abs((metrics.get('process_start_time_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(60);

  expect((await fetch(`${server.url}/metrics`)).status, 'visitors cannot read them').toBe(404);
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  // A reader that stays connected does not keep the server from ending.
  const idle = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  idle.on('error', () => {});
  expect(await server.end('SIGTERM')).toBe(0);
});

test('the alerts ask for metrics that there are', async () => {
  const alerts = readFileSync(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
  const asked = [...alerts.matchAll(/\b(?:website|nodejs|process)_[a-z_0-9]+/g)].map(([name]) => name);
  const sources = ['counters', 'read-metrics', '../turned-away'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8'),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !sources.join('').includes(`${name}'`))).toEqual([]);
});

test('labels with quotes, backslashes and line breaks are escaped', () => {
  const metric: Metric = {
    name: 'a_total',
    help: 'Of something',
    type: 'counter',
    samples: [{ labels: { text: '"\\\n', other: 'b' }, value: 1 }],
  };
  expect(prometheusText([metric])).toBe(
    '# HELP a_total Of something\n# TYPE a_total counter\na_total{text="\\"\\\\\\n",other="b"} 1\n',
  );
});

test('the port of visitors is refused for metrics', () => {
  expect(() => parseEnvironment({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
    'METRICS_PORT: must be another port than PORT, which visitors reach',
  );
});
