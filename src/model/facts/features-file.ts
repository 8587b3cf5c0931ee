import { CHANNELS } from '#content/data/integrations/terms.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows } from './fields.ts';

const feature = group('Feature', {
  title: line('Title'),
  description: paragraph('Text'),
  image: choice('Channel', CHANNELS, { hint: 'The worked example of this channel stands beside it.' }),
});

export const featuresFile = factsFile({
  name: 'features',
  format: 'json',
  label: 'Features',
  about: 'What one place holds: on the home page, one for each channel.',
  page: '/#features',
  schema: group('Features', {
    features: rows('Features', feature, { singular: 'Feature', summary: 'title', unique: 'image' }),
  }),
});
