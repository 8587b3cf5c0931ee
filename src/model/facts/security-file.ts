import { factsFile } from './facts-file.ts';
import { group, line, rows, sample } from './fields.ts';

export const securityFile = factsFile({
  name: 'security',
  format: 'json',
  label: 'Reports of weaknesses',
  about: 'Whom somebody tells who has found one: /.well-known/security.txt.',
  page: '/.well-known/security.txt',
  schema: group('Reports of weaknesses', {
    contact: group('Contact', {
      name: line('Called', { hint: 'In the launch check.' }),
      address: line('Address', {
        hint: 'mailto: or https:, read by the person who can act on it.',
      }).refine((text) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text), {
        error: ({ input }) =>
          `"${String(input)}" is no address. Write mailto:security@example.com, or one that begins with https://.`,
      }),
      languages: rows('Languages', line('Language', { hint: 'en for English, the best first.' }), {
        singular: 'Language',
      }),
      sample: sample(),
    }),
  }),
});
