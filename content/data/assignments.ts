/** Assignments of people to channels, with their present work: `assignments.json`. The list may be empty. */
import written from './assignments.json' with { type: 'json' };
import type { Channel } from './integrations/terms.ts';

export interface Assignment {
  channels: readonly Channel[];
  /** Completes "On: …". */
  on: string;
}

const { people, ...facts } = written.assignments;

// The build has checked the file: a JSON import knows no choices.
const assigned = people as readonly (Assignment & { id: string })[];

/** The people by their `id` in team.json. */
export const assignments: {
  name: string;
  sample: boolean;
  people: Readonly<Record<string, Assignment>>;
} = { ...facts, people: Object.fromEntries(assigned.map(({ id, ...rest }) => [id, rest])) };
