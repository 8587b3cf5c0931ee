import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askWeaknesses, readOutdated, readWeaknesses } from './ask-npm.ts';

test('of weak packages those are given that have the advisory, not those that only use them', () => {
  const advisory = { title: 'Runs code', url: 'https://example.com/1', severity: 'high' };
  const answer = {
    auditReportVersion: 2,
    vulnerabilities: {
      weak: {
        name: 'weak',
        severity: 'high',
        via: [{ source: 1, ...advisory }],
        nodes: ['node_modules/weak'],
      },
      user: { name: 'user', severity: 'high', via: ['weak'], nodes: ['node_modules/user'] },
    },
  };
  expect(readWeaknesses(JSON.stringify(answer))).toEqual([
    { name: 'weak', paths: ['node_modules/weak'], ...advisory },
  ]);
  expect(readWeaknesses('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
});

test('an outdated package says what it is, what it may be and what there is', () => {
  const answer = { astro: { current: '7.3.4', wanted: '7.3.5', latest: '8.0.0', dependent: 'site' } };
  expect(readOutdated(JSON.stringify(answer))).toEqual([
    { name: 'astro', current: '7.3.4', wanted: '7.3.5', latest: '8.0.0' },
  ]);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
  'an answer without figures is none: %j',
  (answer) => {
    expect(readWeaknesses(answer)).toBeUndefined();
    expect(readOutdated(answer)).toBeUndefined();
  },
);

test.each([
  ['never answers', false],
  ['refuses', true],
])('a registry that %s is one that gave no answer, and nobody waits for it', async (_how, doesAnswer) => {
  const server = createServer((_request, response) => {
    if (doesAnswer) response.writeHead(405).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await askWeaknesses({ registry, patienceMs: doesAnswer ? 60_000 : 3000 })).toBeUndefined();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
