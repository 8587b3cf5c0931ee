import { z } from 'zod';
import { personSlug } from '../person-slug.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import type { OutsideLinks } from './links.ts';

/** Pages name a founder's seat, so that a change of person changes one file. */
const SEATS = ['chief-executive', 'chief-technology-officer', 'head-of-delivery'] as const;

const person = (known: Known) => ({
  name: f.key(),
  title: f.line('Role', 'Such as AI/ML Engineer.'),
  photo: f
    .photograph(
      known,
      'Photograph',
      'Upright, eyes at about 40 % of the height. Without one, a portrait is woven.',
    )
    .optional(),
  isFounder: f.flag('Founder', 'Founders stand in the first row, large.').optional(),
  seat: f
    .choice(SEATS, {
      hint: 'Of a founder or an employee. Pages that name the seat show the person in it.',
    })
    .optional(),
  linkedinUrl: f.webAddress('Profile').optional(),
  channelUrl: f.webAddress('Film channel', 'The incubator’s page links it.').optional(),
  channels: f.rows(f.channel('Channel'), 'Channels they work on').default([]),
  on: f.line('Works on', 'Completes “On: …”.').optional(),
  sample: f.sample(),
});

export const teamFile = factsFile('team', 'People', '/about', (known) => ({
  people: f.list('Person', person(known)),
}));

/** Files name a person by the `id`; a photograph takes the place of the woven `image`. */
export const teamOf = ({ people }: FactsOf<typeof teamFile>) =>
  people.map((member) => {
    const id = personSlug(member.name);
    return { ...member, id, image: `/pictures/portraits/${id}.svg` };
  });

export type TeamMember = ReturnType<typeof teamOf>[number];

const nameIn = ({ id, seat }: TeamMember) => seat ?? id;

export const personNamed = (team: readonly TeamMember[], name: string) =>
  team.find((member) => nameIn(member) === name) as TeamMember;

/** The `id` names the pictures, whatever the seat. */
const authorOf = ({ id, name, title: role, sample }: TeamMember) => ({ id, name, role, sample });
export type Author = ReturnType<typeof authorOf>;

export const signature = ({ name, role, sample }: Author) =>
  `${name} (${sample ? `${role}, a sample person` : role})`;

/** Founders by their seat (`chief-executive`), everybody else by their `id`. */
export const authorsOf = (team: readonly TeamMember[]): ReadonlyMap<string, Author> =>
  new Map(team.map((member) => [nameIn(member), authorOf(member)]));

export type Authors = ReturnType<typeof authorsOf>;

export const namesOf = (team: readonly TeamMember[]) => ({
  names: team.map(nameIn),
  labels: Object.fromEntries(
    team.map((member) => [nameIn(member), `${member.name} (${member.title})`]),
  ),
});

/**
 * Several files may name a person: each is changed before the list, which would break it. A seat
 * that none names may be empty: a company of two has no third founder.
 */
function unknown(name: unknown, names: readonly string[]) {
  const choices = `one of: ${names.join(', ')}.`;
  return SEATS.some((seat) => seat === name)
    ? `no one holds the seat "${name}". Give it to somebody in People, where an employee may hold it, or use ${choices}`
    : `"${String(name)}" is not in content/data/team.yaml. Use ${choices} To replace somebody, add the new person there, name them here, then take the other out, and save after each.`;
}

/** A missing name is left to the sentence about any missing choice. */
export function authorName({ people }: Known, label: string): z.ZodType<string, string> {
  if (!people) return f.line(label);
  const { names, labels } = people;
  return z
    .enum(names, {
      error: ({ input }) => (input === undefined ? undefined : unknown(input, names)),
    })
    .register(f.fieldNotes, { label, choices: labels });
}

export const pillarsFile = factsFile('pillars', 'Three services', '/about', () => ({
  pillars: f.three(f.group('Service', { name: f.line(), text: f.paragraph() })),
}));

export const incubatorChannelsOf = (team: readonly TeamMember[], { videoChannel }: OutsideLinks) =>
  [
    { label: 'Company video channel', href: videoChannel },
    ...team.map(({ name, channelUrl: href }) => ({
      label: `${name.split(' ')[0]}’s channel`,
      href,
    })),
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
