/** Data of the view that replaces the contact form once it was sent. */

import type { Channel } from '#content/data/integrations/terms.ts';
import { headlineMeasure } from '../case-return-sums.ts';
import { withUnits } from '../sentence.ts';
import { type CaseStudySlug, caseStudies, caseStudySlugs } from './case-facts.ts';
import { firstAnswer as answer, proofWeeks } from './engagement-facts.ts';
import { type TeamMember, team } from './team-facts.ts';

export interface ArrivalCase {
  slug: CaseStudySlug;
  client: string;
  /** Channels its agents work in. */
  channels: readonly Channel[];
  /** Beginnings of words that a client of the same trade would use. */
  words: readonly string[];
  headline: { measure: string; before: string; after: string };
}

/** Case studies in the order of the showcase. */
export const arrivalCases = caseStudySlugs.map((slug): ArrivalCase => {
  const { client, rows, words } = caseStudies[slug];
  const { measure, before, after } = headlineMeasure(slug);
  const channels = rows.map(({ channel }) => channel);
  const headline = { measure, before: withUnits(before), after: withUnits(after) };
  return { slug, client, channels, words, headline };
});

/** Member of the team who reads every request. */
export const reader = readerOf(answer.reader);

/** Times in which a request is answered: days and hours from `firstAnswer`, weeks from the rate. */
export const answerTimes = {
  workingHours: answer.workingHours,
  callDays: answer.callDays,
  proofWeeks,
};

function readerOf(id: string): Pick<TeamMember, 'name' | 'title' | 'sample'> {
  const member = team.find((each) => each.id === id);
  if (member) return { name: member.name, title: member.title, sample: member.sample };
  throw new Error(`content/data/first-answer.yaml: the reader "${id}" is not in content/data/team.yaml.`);
}
