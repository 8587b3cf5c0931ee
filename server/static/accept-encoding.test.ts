import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

const all = [
  { encoding: 'identity', size: 1000 },
  { encoding: 'gzip', size: 300 },
  { encoding: 'zstd', size: 290 },
  { encoding: 'br', size: 250 },
] as const;

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP, BR', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'zstd'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, br;q=0.2', 'identity'],
  ['deflate', 'identity'],
  ['br;q=banana', 'identity'],
  ['br ; q=0.9 , gzip;q=0.9', 'br'],
  ['br;q=0, gzip, BR', 'gzip'],
  ['x-gzip;q=0, gzip, zstd;q=0.1', 'zstd'],
])('%s gets %s', (header, expected) => {
  expect(chooseEncoding(header, all)?.encoding).toBe(expected);
});

test('a file without compressed siblings is sent as it is', () => {
  expect(chooseEncoding('br, gzip', all.slice(0, 1))?.encoding).toBe('identity');
});

/** Any texts, and such as name an encoding in a way of their own. */
const parts = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('br', ' bR ', 'br;q=1', '*', 'br;Q=0.5', 'gzip;q=0', 'identity;q=0')),
);

test('any header at all gets an answer, and never a refused encoding while another is accepted', () => {
  fc.assert(
    fc.property(parts, (written) => {
      const header = written.join(',');
      expect(chooseEncoding(header, all)).toBeDefined();
      expect(chooseEncoding(`br;q=0, gzip;q=1, ${header}`, all)?.encoding).not.toBe('br');
    }),
  );
});
