/** The people of the company, what they work on, and what the company offers. */
import type { Channel } from '#content/data/integrations/terms.ts';
import { assignmentsFile, pillarsFile, SEATS, type Seat, teamFile } from './about.ts';
import type { Facts } from './facts-file.ts';
import { outsideLinks } from './site-facts.ts';

export { SEATS, type Seat };

/** Someone on the team. The mark `sample` says that a person is made up and must be replaced before launch. */
export type TeamMember = Facts<typeof teamFile.schema>['people'][number] & {
  /** Address of the woven portrait, from the root of the site. A photograph is shown in its place. */
  image: string;
};

/** Everyone, founders first, in the order the About page shows them. */
export const team: readonly TeamMember[] = teamFile
  .read()
  .people.map((person) => ({ ...person, image: `/pictures/portraits/${person.id}.svg` }));

export interface Author {
  /** Id of the person, whatever their seat: names the photograph. */
  id: string;
  name: string;
  role: string;
  /** Address of the face at the size of a byline, from the root of the site. */
  avatar: string;
}

/** Authors of documentation pages: founders by their seat (`chief-executive`), everybody else by their `id`. */
export const authors: ReadonlyMap<string, Author> = new Map(
  team.map(({ id, seat, name, title }) => [
    seat ?? id,
    { id, name, role: title, avatar: `/pictures/avatars/${id}-64.svg` },
  ]),
);

export interface Assignment {
  channels: readonly Channel[];
  /** Completes "On: …". */
  on: string;
}

const { people, ...facts } = assignmentsFile.read().assignments;

/** Assignments of people to channels, with their present work, by their `id`. There may be none. */
export const assignments = {
  ...facts,
  people: Object.fromEntries(people.map(({ id, ...rest }): [string, Assignment] => [id, rest])),
};

/** The three services, as the About page tells them. */
export const { pillars } = pillarsFile.read();

/** Film channels at the foot of the incubator's page. */
export const incubatorChannels = [
  { label: 'Company video channel', href: outsideLinks.videoChannel },
  ...team.flatMap(({ name, channelUrl }) =>
    channelUrl ? [{ label: `${name.split(' ')[0]}’s channel`, href: channelUrl }] : [],
  ),
];
