import { expect, test } from 'vitest';
import { countIn, testDrawing } from '#tests/support/drawing-rules.ts';
import { initialsOf, TeamDrawing } from './team-figure.tsx';

const drawing = (channel: 'voice' | 'docs') => <TeamDrawing people={[[channel], ['docs'], []]} />;

testDrawing('everyone’s threads and the channels across them', drawing('voice'));

test('the threads of everybody who works on a channel lie over it', () => {
  const pieces = (channel: 'voice' | 'docs') => countIn(drawing(channel), /M[\d.]+ \d+V/g);
  expect(pieces('voice')).toBe(pieces('docs'));
});

test.each([
  ['Ada Byron', 'AB'],
  ['Łucja Ó Briain', 'ŁB'],
  ['María del Carmen Ruiz', 'MR'],
  ['Madonna', 'M'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
