/** Words of the About page. The people are in team.json, the services in pillars.json. */
import { engagementFigures } from '../engagement-figures.ts';
import { filled } from '../filled.ts';
import { aboutFile } from './about.ts';

const { opening, figure, team, services, letter: written } = filled(aboutFile.read(), engagementFigures);

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
