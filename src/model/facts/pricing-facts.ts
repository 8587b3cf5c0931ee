/** Words of the pricing page, apart from its plans and its terms. */
import { pricingFile } from './pricing-file.ts';
import { readFacts } from './read-facts.ts';

const { opening, solution, experts: written, transparency: open, ...rest } = readFacts(pricingFile);
const { week, ...aboutWeek } = solution;

export const pricingHero = opening;
export const solutionManagement = aboutWeek;
export const portalWeek = week;
export const experts = written;
export const roles = written.roles;
/** The five areas, one example month and others to begin with: whole percentages that add up to 100, none below `least`. */
export const allocation = rest.allocation;
export const transparency = { ...open, items: open.items.map(({ what, how }) => [what, how] as const) };
/** A sprint of ten working days, in hours. */
export const sprintReport = rest.sprint;
export const pricingCallToAction = rest.callToAction;
