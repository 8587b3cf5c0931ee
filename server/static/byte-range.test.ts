import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningWebsite, runWebsite } from '../testing/running-website.ts';

const FILM = randomBytes(1000);
const PATH = '/films/promo.mp4';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite({
    prepare: (folder) => {
      mkdirSync(join(folder, 'films'));
      writeFileSync(join(folder, PATH), FILM);
      writeFileSync(join(folder, 'films/empty.mp4'), '');
    },
  });
});
afterAll(() => website?.[Symbol.asyncDispose]());

async function get(headers: Record<string, string>, { path = PATH, method = 'GET' } = {}) {
  const answer = await fetch(website.url + path, { method, headers });
  return { ...answerFields(answer), body: Buffer.from(await answer.arrayBuffer()) };
}

function answerFields({ status, headers }: Response) {
  return {
    status,
    etag: headers.get('etag') ?? '',
    range: headers.get('content-range'),
    length: headers.get('content-length'),
    encoding: headers.get('content-encoding'),
    type: headers.get('content-type'),
    ranges: headers.get('accept-ranges'),
    policy: headers.get('content-security-policy'),
  };
}

describe('one range is answered with that part', () => {
  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, 999],
    ['bytes=500-', 500, 999],
    ['bytes=10-10', 10, 10],
    ['bytes=990-5000', 990, 999],
    ['bytes=990-99999999999999999999', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes=0-1', 0, 1],
    ['bytes= 0-1', 0, 1],
    ['bytes=,0-1, ', 0, 1],
  ])('%s', async (header, first, last) => {
    const part = await get({ Range: header });
    expect(part).toMatchObject({
      status: 206,
      range: `bytes ${first}-${last}/1000`,
      length: String(last - first + 1),
      type: 'video/mp4',
      ranges: 'bytes',
      policy: "default-src 'self'",
    });
    expect(part.body).toEqual(FILM.subarray(first, last + 1));
  });
});

describe('a range beyond the end is refused with the size', () => {
  test.each([
    ['bytes=1000-', PATH, 1000],
    ['bytes=2000-3000', PATH, 1000],
    ['bytes=-0', PATH, 1000],
    ['bytes=0-', '/films/empty.mp4', 0],
    ['bytes=-1', '/films/empty.mp4', 0],
  ])('%s of %s', async (header, path, size) => {
    const answer = await get({ Range: header }, { path });
    expect(answer).toMatchObject({ status: 416, range: `bytes */${size}`, length: '0' });
    expect(answer.policy).toBe("default-src 'self'");
  });
});

describe('the whole file is sent instead of', () => {
  test.each([
    'bytes=0-1,5-6',
    'bytes=5-4',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=+1-2',
    'lines=0-1',
    '0-1',
  ])('%s', async (header) => {
    const answer = await get({ Range: header });
    expect(answer).toMatchObject({ status: 200, range: null, ranges: 'bytes' });
    expect(answer.body).toEqual(FILM);
  });
});

test('who has a part of another version gets the whole file', async () => {
  const { etag } = await get({});
  expect((await get({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
    expect((await get({ Range: 'bytes=0-1', 'If-Range': other })).status, other).toBe(200);
});

test('who has the whole file already gets no part of it', async () => {
  const { etag } = await get({});
  expect((await get({ Range: 'bytes=0-1', 'If-None-Match': etag })).status).toBe(304);
  expect((await get({ Range: 'bytes=0-1', 'If-None-Match': '"other"' })).status).toBe(206);
});

test('only GET has ranges', async () => {
  const answer = await get({ Range: 'bytes=0-1' }, { method: 'HEAD' });
  expect(answer).toMatchObject({ status: 200, length: '1000', range: null, ranges: 'bytes' });
});

test('a part of a page is cut from its plain text, whatever else the client takes', async () => {
  const accept = { 'Accept-Encoding': 'br, gzip' };
  const plain = await get({ 'Accept-Encoding': 'identity' }, { path: '/about' });
  const part = await get({ ...accept, Range: 'bytes=0-14' }, { path: '/about' });
  expect(part).toMatchObject({ status: 206, encoding: null, etag: plain.etag });
  expect(part.body.toString()).toBe('<!doctype html>');
  const packed = await get(accept, { path: '/about' });
  expect(packed).toMatchObject({ status: 200, encoding: 'br', ranges: null });
  const resumed = await get({ ...accept, Range: 'bytes=0-14', 'If-Range': packed.etag }, { path: '/about' });
  expect(resumed).toMatchObject({ status: 200, encoding: 'br' });
});

test('a page that does not exist has no parts', async () => {
  expect(await get({ Range: 'bytes=0-1' }, { path: '/nope' })).toMatchObject({ status: 404, range: null });
});
