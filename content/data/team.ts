import written from './team.json' with { type: 'json' };

/**
 * Seats of the founders, whoever holds them. Documentation pages, the letter and the contact page name the seat, so that
 * a change of person changes this file alone.
 */
export const SEATS = ['chief-executive', 'chief-technology-officer', 'head-of-delivery'] as const;
export type Seat = (typeof SEATS)[number];

/** Someone on the team. The mark `sample` says that a person is made up and must be replaced before launch. */
export type TeamMember = {
  /** Names the person's picture files; never shown. */
  id: string;
  seat?: Seat;
  name: string;
  sample: boolean;
  title: string;
  isFounder: boolean;
  /** Address of the woven portrait, from the root of the site. A photograph is shown in its place. */
  image: string;
  /** Address that the editor gives a photograph in `photos/`; without one, the file that has the id as its name. */
  photo?: string;
  linkedinUrl: string;
  /** A film channel of their own, for the incubator's page. */
  channelUrl?: string;
};

// The build has checked the file: a JSON import knows no choices.
const people = written.people as readonly Omit<TeamMember, 'image'>[];

/** Everyone, founders first, in the order the About page shows them: `team.json`. */
export const team: readonly TeamMember[] = people.map((person) => ({
  ...person,
  image: `/pictures/portraits/${person.id}.svg`,
}));
