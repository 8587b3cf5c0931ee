import { expect, test } from 'vitest';
import { firstError } from './scratch.ts';

test('the reason npm gives is its first sentence', () => {
  const output = 'npm warn old\nnpm error code ETARGET\nnpm error notarget No version of thing@9.\n';
  expect(firstError(output)).toBe('notarget No version of thing@9.');
});

test('a reason names no host and no folder', () => {
  const reason = firstError(
    'npm error request to https://registry.example/thing failed, see /home/someone/log',
  );
  expect(reason).toBe('request to … failed, see …');
});

test('a failure without a word is said to be one', () => {
  expect(firstError('')).toBe('no reason given');
});
