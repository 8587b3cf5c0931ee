import { SEATS } from '#content/data/team.ts';
import { personSlug } from '../person-slug.ts';
import { factsFile } from './facts-file.ts';
import { choice, flag, group, handle, line, photograph, rows, sample, webAddress } from './fields.ts';

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
  format: 'json',
  label: 'People',
  about: 'Everyone on the About page, founders first, in this order.',
  page: '/about',
  schema: group('People', {
    people: rows('People', person, { singular: 'Person', summary: 'name', unique: 'id' }),
  }),
});
