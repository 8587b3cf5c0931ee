import { expect, test } from 'vitest';
import { assignments, team } from '#model/facts/team-facts.ts';
import { countIn, testDrawing } from '#tests/support/drawing-rules.ts';
import { ChannelBand, TeamThreads } from './team-drawing.tsx';

const people = [['voice'], ['voice', 'chat'], []] as const;

testDrawing('everyone’s threads', <TeamThreads people={people} />);
testDrawing('a channel across them', <ChannelBand people={people} channel="voice" />);

test('only the threads of those who work on a channel lie over it', () => {
  const over = (channel: 'voice' | 'chat' | 'docs') =>
    countIn(<ChannelBand people={people} channel={channel} />, /M[\d.]+ \d+V/g) / 10;
  expect([over('voice'), over('chat'), over('docs')]).toEqual([2, 1, 0]);
});

test('everybody who works on something is on the team', () => {
  const ids = team.map(({ id }) => id);
  expect(Object.keys(assignments.people).filter((id) => !ids.includes(id))).toEqual([]);
});
