import { destination } from './destination.ts';
import { factsFile } from './facts-file.ts';
import { choice, group, line, paragraph, rows } from './fields.ts';
import { FIGURES } from './figure-names.ts';

const button = group(
  'Button',
  {
    text: line('Words'),
    link: destination('Leads to'),
    style: choice('Looks like', ['text', 'line', 'solid'], {
      hint: 'text: an underlined link; line and solid: buttons.',
    }),
  },
  { summary: 'text' },
);

export const faqFile = factsFile({
  name: 'faq',
  label: 'Questions and answers',
  about: 'The questions near the end of the home page.',
  page: '/',
  schema: group('Questions and answers', {
    questions: rows(
      'Questions',
      group('Question', {
        question: line('Question', { hint: 'As a visitor would ask it.' }),
        answer: paragraph('Answer', { names: FIGURES }),
        buttons: rows('Buttons below the answer', button, { singular: 'Button', summary: 'text' }).optional(),
      }),
      { singular: 'Question', summary: 'question', unique: 'question' },
    ),
  }),
});
