/** Words of the About page. The people are in team.json, the services in pillars.json. */
import { engagementFacts } from '../engagement-facts.ts';
import { aboutFile } from './about-file.ts';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const { opening, figure, team, services, letter: written } = filled(readFacts(aboutFile), engagementFacts);

export const aboutHero = {
  ...opening,
  facts: opening.facts.map(({ name, value }) => [name, value] as const),
};

export const teamFigure = figure;

export const teamSection = team;

export const pillarsHeading = services.heading;

export const letter = {
  ...written,
  refusals: {
    ...written.refusals,
    items: written.refusals.items.map(({ what, instead }) => [what, instead] as const),
  },
};
