import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows, three } from './fields.ts';

const pillar = group('Service', {
  name: line('Name'),
  text: paragraph('Text'),
  includes: rows('What belongs to it', line('Point'), { singular: 'Point' }),
});

export const pillarsFile = factsFile({
  name: 'pillars',
  format: 'json',
  label: 'Three services',
  about: 'On the About page.',
  page: '/about',
  schema: group('Services', { pillars: three('Services', pillar, { singular: 'Service', summary: 'name' }) }),
});
