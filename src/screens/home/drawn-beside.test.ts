/** Heights written in the style sheets that come from a drawing: captions stand beside what they describe. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayAgents } from '#content/data/home.ts';
import { milestones } from '#content/data/process.ts';
import {
  MID,
  NARROW,
  type PermissionVariant,
  rowFraction,
  WIDE,
} from '#weave/permission-diagram-variants.ts';
import { CALENDAR, MILESTONES, pickFraction, SLICES } from './process-calendar.ts';

const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

test('the captions of figure 1 stand at the heights of its agents, in each of its three cuts', () => {
  const written = [...css('hero.css').matchAll(/--row-\d: ([^;]+);/g)].map(([, height]) => height);
  const drawn = (cut: PermissionVariant) => dayAgents.map((_, row) => percent(rowFraction(cut, row)));
  expect(written, 'write these into hero.css').toEqual([WIDE, MID, NARROW].flatMap(drawn));
});

test('the dates of figure 2 stand at the heights of its milestones', () => {
  const written = [...css('process.css').matchAll(/\n {4}top: ([\d.]+%)/g)].map(([, height]) => height);
  expect(written, 'write these into process.css').toEqual(
    MILESTONES.map(({ fraction }) => percent(fraction)),
  );
  expect(milestones).toHaveLength(MILESTONES.length);
});

test('the cloth is woven to where the next step begins', () => {
  const written = [
    ...css('process.css').matchAll(/\.unwoven \{\n\s+transform: translateY\(([\d.]+%)\)/g),
  ].map(([, height]) => height);
  const [, week3, , week9] = MILESTONES;
  expect(written).toEqual([percent(week3?.fraction ?? 0), percent(week9?.fraction ?? 0), '100%']);
});

test('the rows of the steps keep the proportions of the cloth beside them', () => {
  const rows =
    /grid-template-rows: ([^;]+);/.exec(css('process.css'))?.[1]?.split(' ').map(Number.parseFloat) ?? [];
  for (const [index, { height }] of SLICES.entries()) {
    expect(Math.abs((rows[index] ?? 0) / 100 - height / CALENDAR.height)).toBeLessThan(0.02);
  }
  expect(pickFraction(CALENDAR.picks)).toBeLessThan(1);
});
