import { siGmail, siPostgresql } from 'simple-icons';
import { expect, test } from 'vitest';
import { compactPath } from './icon-path.ts';

test('rounds numbers and drops what says nothing', () => {
  expect(compactPath('M12.3456 0.5001 L-0.25,10.000z')).toBe('M12.35.5L-.25 10z');
  expect(compactPath('m.123.456.789-.001')).toBe('m.12.46.79 0');
});

test('keeps arc flags, which may touch the number after them', () => {
  expect(compactPath('a1.239 1.239 0 00-.013.009')).toBe('a1.24 1.24 0 0 0-.01.01');
});

test('leaves alone what it cannot read', () => {
  expect(compactPath('M1 x')).toBe('M1 x');
  expect(compactPath('M1 1z 5')).toBe('M1 1z 5');
});

test('shortens a detailed icon by a quarter and keeps its commands', () => {
  const short = compactPath(siPostgresql.path);
  expect(short.length).toBeLessThan(siPostgresql.path.length * 0.75);
  expect(short.replace(/[^a-z]/gi, '')).toBe(siPostgresql.path.replace(/[^a-z]/gi, ''));
  expect(compactPath(siGmail.path).length).toBeLessThan(siGmail.path.length);
});
