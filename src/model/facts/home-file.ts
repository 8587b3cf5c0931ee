import { factsFile } from './facts-file.ts';
import { group, line, paragraph, rows, three } from './fields.ts';
import { FIGURES } from './figure-names.ts';

const heading = line('Heading');

const proof = group('Fact', { what: line('What'), is: line('How much, or whose', { names: FIGURES }) });

const tools = (label: string) =>
  rows(label, line('Tool', { hint: 'As the directory has it, of those with a mark.' }), {
    singular: 'Tool',
    hint: 'A phone shows the first six.',
    count: 8,
  });

export const homeFile = factsFile({
  name: 'home',
  label: 'Home page',
  about: 'Its opening, and the headings and sentences of its sections.',
  page: '/',
  schema: group('Home page', {
    hero: group('Opening', {
      headline: line('Headline', { hint: 'The picture of a shared link says it as well.' }),
      subline: line('Below it'),
      proof: three('Three facts under the button', proof, { singular: 'Fact', summary: 'what' }),
    }),
    clients: group('Client names', { heading }),
    features: group('Features', { heading, note: paragraph('Beside it') }),
    integrations: group('Tools', {
      heading,
      text: paragraph('Text', { names: FIGURES }),
      link: line('Words of the link'),
      rising: tools('Column that rises'),
      sinking: tools('Column that sinks'),
    }),
    process: group('Steps', { heading, caption: paragraph('Caption of the calendar') }),
    results: group('Quotes', { heading }),
    questions: group('Questions', { heading }),
  }),
});
