/** The About page, and the people that many pages name. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { personSlug } from '../person-slug.ts';
import { factsFile } from './facts-file.ts';
import {
  choice,
  flag,
  group,
  handle,
  line,
  paragraph,
  photograph,
  rows,
  sample,
  three,
  webAddress,
} from './fields.ts';
import { FIGURES } from './figure-names.ts';
import { destination } from './links.ts';

/**
 * Seats of the founders, whoever holds them. Documentation pages, the letter and the contact page name the seat, so that
 * a change of person changes one file alone.
 */
export const SEATS = ['chief-executive', 'chief-technology-officer', 'head-of-delivery'] as const;
export type Seat = (typeof SEATS)[number];

const person = group('Person', {
  name: line('Name'),
  id: handle('Short name', {
    hint: 'The name in small letters with hyphens, as in priya-raman. It names the picture files and is never shown.',
  }),
  title: line('Role', { hint: 'Such as AI/ML Engineer.' }),
  photo: photograph('Photograph', {
    hint: 'Upright, eyes at about 40 % of the height, plain light ground. Until there is one, a portrait is woven from the name.',
  }).optional(),
  isFounder: flag('Founder', { hint: 'Founders stand in the first row, large.' }),
  seat: choice('Seat', SEATS, {
    hint: 'Of founders only. Documents, the letter and the contact page name the seat and follow the person in it.',
  }).optional(),
  linkedinUrl: webAddress('Profile'),
  channelUrl: webAddress('Film channel', { hint: 'The incubator’s page links it.' }).optional(),
  sample: sample(),
}).superRefine(({ name, id }, context) => {
  if (id === personSlug(name)) return;
  context.addIssue({
    code: 'custom',
    path: ['id'],
    message: `"${id}" is not ${name} in small letters with hyphens. Write ${personSlug(name)}.`,
  });
});

export const teamFile = factsFile({
  name: 'team',
  label: 'People',
  about: 'Everyone on the About page, founders first, in this order.',
  page: '/about',
  schema: group('People', {
    people: rows('People', person, { singular: 'Person', summary: 'name', unique: 'id' }),
  }),
});

const assignment = group('Person', {
  id: line('Person', { hint: 'The short name, as the list of people has it.' }),
  channels: rows('Channels', choice('Channel', CHANNELS), { singular: 'Channel' }),
  on: line('Works on', { hint: 'Completes “On: …”.' }),
}).superRefine(({ id }, context) => {
  const ids = teamFile.read().people.map((person) => person.id);
  if (ids.includes(id)) return;
  const message = `"${id}" is nobody in content/data/team.yaml. Use one of: ${ids.join(', ')}.`;
  context.addIssue({ code: 'custom', path: ['id'], message });
});

export const assignmentsFile = factsFile({
  name: 'assignments',
  label: 'Who works on what',
  about: 'The drawing and the lines of the About page. Nobody has to be here.',
  page: '/about',
  schema: group('Who works on what', {
    assignments: group('Assignments', {
      name: line('Called', { hint: 'In the launch check.' }),
      sample: sample(),
      people: rows('People', assignment, { singular: 'Person', summary: 'id', unique: 'id' }),
    }),
  }),
});

const pillar = group('Service', {
  name: line('Name'),
  text: paragraph('Text'),
  includes: rows('What belongs to it', line('Point'), { singular: 'Point' }),
});

export const pillarsFile = factsFile({
  name: 'pillars',
  label: 'Three services',
  about: 'On the About page.',
  page: '/about',
  schema: group('Services', { pillars: three('Services', pillar, { singular: 'Service', summary: 'name' }) }),
});

const heading = line('Heading');
const names = FIGURES;

const letter = group('Letter', {
  heading,
  paragraphs: rows('Paragraphs', paragraph('Paragraph'), { singular: 'Paragraph' }),
  signedBy: choice('Signed by the', SEATS, { hint: 'Who that is, the list of people says.' }),
  autograph: group('Signature as a drawing', {
    title: line('What it is'),
    viewBox: line('Its box', { hint: 'The viewBox of an SVG file with one line in it.' }),
    path: paragraph('Its line', { hint: 'The d of its path.' }),
    sample: sample(),
  }).optional(),
  refusals: group('What we will not automate', {
    heading,
    items: rows('Points', group('Point', { what: line('What'), instead: line('What happens instead') }), {
      singular: 'Point',
      summary: 'what',
      unique: 'what',
    }),
  }),
});

export const aboutFile = factsFile({
  name: 'about',
  label: 'About page',
  about: 'Its words. The people and the services have files of their own.',
  page: '/about',
  schema: group('About page', {
    opening: group('Opening', {
      heading,
      text: paragraph('Text', { names }),
      facts: three('Three facts', group('Fact', { name: line('What'), value: line('How many', { names }) }), {
        singular: 'Fact',
        summary: 'name',
      }),
    }),
    figure: group('Drawing beside it', {
      label: line('Name for screen readers'),
      title: line('Title', { names }),
      caption: paragraph('Caption', { hint: 'The names of the channels follow it.' }),
    }),
    team: group('People', {
      hiring: group('Badge', { label: line('Words'), href: destination('Leads to') }),
      heading,
      note: paragraph('Beside it'),
      caption: line('Below woven portraits', {
        hint: 'After the word Portraits; gone with the last woven one.',
      }),
    }),
    services: group('Services', { heading }),
    letter,
  }),
});
