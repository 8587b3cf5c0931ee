import axe from 'axe-core';
import { expect, test } from 'vitest';
import { axeRules } from './axe-rules.ts';

const { ALL, ...parts } = axeRules;

test('every rule that axe runs by itself runs, and the one for the size of targets', () => {
  const byItself = axe
    .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .filter(({ enabled, tags }) => enabled && !tags.includes('experimental'))
    .map(({ ruleId }) => ruleId);
  expect(byItself.length).toBeGreaterThan(80);
  expect(new Set(ALL)).toEqual(new Set([...byItself, 'target-size']));
});

test('every rule is in exactly one of the parts, so that none is left out anywhere', () => {
  expect(Object.values(parts).flat().sort()).toEqual([...ALL].sort());
  for (const [name, rules] of Object.entries(parts)) expect(rules.length, name).toBeGreaterThan(1);
});
