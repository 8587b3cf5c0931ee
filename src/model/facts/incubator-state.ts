/** Sentences about applications on the incubator's page, for both positions of its switch. */
import { destination } from './destination.ts';
import { group, line, paragraph } from './fields.ts';

export const applicationState = (label: string) =>
  group(label, {
    status: line('Pill at the top'),
    button: line('Words of the buttons'),
    link: destination('Buttons lead to'),
    letter: paragraph('End of the letter'),
    offer: paragraph('Offer'),
    questionsHeading: line('Heading of the questions'),
    answer: paragraph('Answer: are applications open?'),
    closing: group('Last call', { heading: line('Heading'), text: paragraph('Text') }),
    comingSoon: paragraph('Coming Soon', { hint: 'A window that nothing on the page opens yet.' }),
  });
