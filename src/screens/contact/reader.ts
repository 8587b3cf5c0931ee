import { firstAnswer } from '#content/data/engagement.ts';
import { team } from '#content/data/team.ts';

/** Who reads every request. */
export const reader = readerOf(firstAnswer.reader);

function readerOf(id: string) {
  const member = team.find((each) => each.id === id);
  if (member) return member;
  throw new Error(`content/data/engagement.ts: the reader "${id}" is not in content/data/team.json.`);
}
