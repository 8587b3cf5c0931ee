/** The day that the first drawing of the home page shows; the last of its agents is at work now. */
import { dayFile } from './day-file.ts';
import { readFacts } from './read-facts.ts';

export const { title: dayTitle, agents: dayAgents } = readFacts(dayFile);

export type DayAgent = (typeof dayAgents)[number];
