/** The people of the company, what they work on, and what the company offers. */
import { personSlug } from '../person-slug.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { outsideLinks } from './links.ts';

/**
 * Seats of the founders, whoever holds them. Documentation pages, the letter and the contact page name the seat, so that
 * a change of person changes one file alone.
 */
export const SEATS = ['chief-executive', 'chief-technology-officer', 'head-of-delivery'] as const;
export type Seat = (typeof SEATS)[number];

const { people } = facts('team', 'People', '/about', {
  people: f
    .list('Person', {
      name: f.line(),
      id: f.unique(
        f.handle('Short name', {
          hint: 'The name in small letters with hyphens, as in priya-raman. It names the picture files and is never shown.',
        }),
      ),
      title: f.line('Role', { hint: 'Such as AI/ML Engineer.' }),
      photo: f
        .photograph('Photograph', {
          hint: 'Upright, eyes at about 40 % of the height, plain light ground. Until there is one, a portrait is woven from the name.',
        })
        .optional(),
      isFounder: f.flag('Founder', { hint: 'Founders stand in the first row, large.' }),
      seat: f
        .choice(SEATS, {
          hint: 'Of founders only. Documents, the letter and the contact page name the seat and follow the person in it.',
        })
        .optional(),
      linkedinUrl: f.webAddress('Profile'),
      channelUrl: f.webAddress('Film channel', { hint: 'The incubator’s page links it.' }).optional(),
      sample: f.sample(),
    })
    .superRefine((all, context) => {
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

/** How pages name a person: the `id` names the photograph, whatever their seat; `avatar` is the face at the size of a byline. */
const authorOf = ({ id, name, title }: TeamMember) => ({
  ...{ id, name, role: title },
  avatar: `/pictures/avatars/${id}-64.svg`,
});
export type Author = ReturnType<typeof authorOf>;

/** Authors of documentation pages: founders by their seat (`chief-executive`), everybody else by their `id`. */
export const authors: ReadonlyMap<string, Author> = new Map(
  team.map((member) => [member.seat ?? member.id, authorOf(member)]),
);

/** The short name of somebody in the list of people. */
export function memberId(label: string) {
  const ids = people.map(({ id }) => id);
  return f
    .line(label, { hint: 'The short name, as the list of people has it.' })
    .refine((id) => ids.includes(id), {
      error: ({ input }) => `"${input}" is nobody in content/data/team.yaml. Use one of: ${ids.join(', ')}.`,
    });
}

const assigned = facts('assignments', 'Who works on what', '/about', {
  name: f.line('Called', { hint: 'In the launch check.' }),
  sample: f.sample(),
  people: f.list('Person', {
    id: f.unique(memberId('Person')),
    channels: f.rows(f.channel('Channel')),
    on: f.line('Works on', { hint: 'Completes “On: …”.' }),
  }),
});

/** `on` completes "On: …". */
export type Assignment = Omit<(typeof assigned.people)[number], 'id'>;

/** Assignments of people to channels, with their present work, by their `id`. There may be none. */
export const assignments = {
  ...assigned,
  people: Object.fromEntries(assigned.people.map(({ id, ...rest }): [string, Assignment] => [id, rest])),
};

const pillar = f.group('Service', {
  name: f.line(),
  text: f.paragraph(),
  includes: f.rows(f.line('Point'), 'What belongs to it'),
});

/** The three services, as the About page tells them. */
export const { pillars } = facts('pillars', 'Three services', '/about', { pillars: f.three(pillar) });

/** Film channels at the foot of the incubator's page. */
export const incubatorChannels = [
  { label: 'Company video channel', href: outsideLinks.videoChannel },
  ...team.flatMap(({ name, channelUrl }) =>
    channelUrl ? [{ label: `${name.split(' ')[0]}’s channel`, href: channelUrl }] : [],
  ),
];
