import { expect, test } from 'vitest';
import { team } from './facts/team.ts';
import { seatHolder } from './seat-holder.ts';

const [first] = team;
const people = first ? [{ ...first, seat: 'head-of-delivery' as const }] : [];

test('a seat gives the person who holds it', () => {
  expect(seatHolder('head-of-delivery', people)).toEqual(people[0]);
});

test('an empty seat is reported with the line to write', () => {
  expect(() => seatHolder('chief-executive', people)).toThrow(
    `content/data/team.yaml: nobody holds the seat "chief-executive", which pages name. Give it to one founder.`,
  );
});
