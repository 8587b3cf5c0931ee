import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { hardTimes } from './hard-times.ts';
import { lateAnswers } from './late-answers.ts';

afterEach(() => vi.unstubAllEnvs());

test('times are hard only when they are asked for, and a word that is no kind of them is refused', () => {
  vi.stubEnv('HARD_TIMES', '');
  expect(hardTimes()).toBeUndefined();
  vi.stubEnv('HARD_TIMES', 'slow-line');
  expect(hardTimes()).toBe('slow-line');
  vi.stubEnv('HARD_TIMES', 'slow');
  expect(hardTimes).toThrow(/^HARD_TIMES is slow, .*slow-motion, slow-processor, slow-line\.$/);
});

test('on a slow line each answer waits, and comes whole, with what was posted and its own headers', async () => {
  const server = createServer((asked, answer) => {
    answer.writeHead(201, { 'x-path': asked.url ?? '' });
    asked.pipe(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const waits = [30, 20];
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { url, close } = await lateAnswers(target, () => waits.shift() ?? 0);
  const post = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(url + path, { method: 'POST', body: `posted to ${path}` });
    expect(performance.now() - began).toBeGreaterThan(15);
    return [answer.status, answer.headers.get('x-path'), await answer.text()];
  };
  for (const path of ['/first', '/second'])
    expect(await post(path)).toEqual([201, path, `posted to ${path}`]);
  expect(waits).toEqual([]);
  await close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
