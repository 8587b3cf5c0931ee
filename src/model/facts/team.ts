/** The people of the company, what they work on, and what the company offers. */
import type { Channel } from '#content/data/integrations/terms.ts';
import { personSlug } from '../person-slug.ts';
import { facts } from './facts-file.ts';
import {
  channel,
  choice,
  flag,
  group,
  handle,
  line,
  list,
  paragraph,
  photograph,
  rows,
  sample,
  three,
  unique,
  webAddress,
} from './fields.ts';
import { outsideLinks } from './links.ts';

/**
 * Seats of the founders, whoever holds them. Documentation pages, the letter and the contact page name the seat, so that
 * a change of person changes one file alone.
 */
export const SEATS = ['chief-executive', 'chief-technology-officer', 'head-of-delivery'] as const;
export type Seat = (typeof SEATS)[number];

const { people } = facts('team', 'People', '/about', {
  people: list('Person', {
    name: line(),
    id: unique(
      handle('Short name', {
        hint: 'The name in small letters with hyphens, as in priya-raman. It names the picture files and is never shown.',
      }),
    ),
    title: line('Role', { hint: 'Such as AI/ML Engineer.' }),
    photo: photograph('Photograph', {
      hint: 'Upright, eyes at about 40 % of the height, plain light ground. Until there is one, a portrait is woven from the name.',
    }).optional(),
    isFounder: flag('Founder', { hint: 'Founders stand in the first row, large.' }),
    seat: choice(SEATS, {
      hint: 'Of founders only. Documents, the letter and the contact page name the seat and follow the person in it.',
    }).optional(),
    linkedinUrl: webAddress('Profile'),
    channelUrl: webAddress('Film channel', { hint: 'The incubator’s page links it.' }).optional(),
    sample: sample(),
  }).superRefine((all, context) => {
    all.forEach(({ name, id }, index) => {
      const message = `"${id}" is not ${name} in small letters with hyphens. Write ${personSlug(name)}.`;
      if (id !== personSlug(name)) context.addIssue({ code: 'custom', path: [index, 'id'], message });
    });
  }),
});

/** Someone on the team. The mark `sample` says that a person is made up and must be replaced before launch. */
export type TeamMember = (typeof people)[number] & {
  /** Address of the woven portrait, from the root of the site. A photograph is shown in its place. */
  image: string;
};

/** Everyone, founders first, in the order the About page shows them. */
export const team: readonly TeamMember[] = people.map((member) => ({
  ...member,
  image: `/pictures/portraits/${member.id}.svg`,
}));

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

/** The short name of somebody in the list of people. */
export function memberId(label: string) {
  const ids = people.map(({ id }) => id);
  return line(label, { hint: 'The short name, as the list of people has it.' }).refine(
    (id) => ids.includes(id),
    {
      error: ({ input }) => `"${input}" is nobody in content/data/team.yaml. Use one of: ${ids.join(', ')}.`,
    },
  );
}

const assigned = facts('assignments', 'Who works on what', '/about', {
  name: line('Called', { hint: 'In the launch check.' }),
  sample: sample(),
  people: list('Person', {
    id: unique(memberId('Person')),
    channels: rows(channel('Channel')),
    on: line('Works on', { hint: 'Completes “On: …”.' }),
  }),
});

export interface Assignment {
  channels: readonly Channel[];
  /** Completes "On: …". */
  on: string;
}

/** Assignments of people to channels, with their present work, by their `id`. There may be none. */
export const assignments = {
  ...assigned,
  people: Object.fromEntries(assigned.people.map(({ id, ...rest }): [string, Assignment] => [id, rest])),
};

const pillar = group('Service', {
  name: line(),
  text: paragraph(),
  includes: rows(line('Point'), 'What belongs to it'),
});

/** The three services, as the About page tells them. */
export const { pillars } = facts('pillars', 'Three services', '/about', { pillars: three(pillar) });

/** Film channels at the foot of the incubator's page. */
export const incubatorChannels = [
  { label: 'Company video channel', href: outsideLinks.videoChannel },
  ...team.flatMap(({ name, channelUrl }) =>
    channelUrl ? [{ label: `${name.split(' ')[0]}’s channel`, href: channelUrl }] : [],
  ),
];
