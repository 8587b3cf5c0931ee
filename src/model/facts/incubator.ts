/** The page of the incubator. */
import { filled } from '../filled.ts';
import { seatHolder } from '../seat-holder.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, outsideLinks } from './links.ts';
import { SEATS } from './team.ts';

/** Sentences about applications, for each position of their switch. */
const applications = (label: string) =>
  f.group(label, {
    status: f.line('Pill at the top'),
    button: f.line('Words of the buttons'),
    link: destination('Buttons lead to'),
    letter: f.paragraph('End of the letter'),
    offer: f.paragraph(),
    questionsHeading: f.line('Heading of the questions'),
    answer: f.paragraph('Answer: are applications open?'),
    closing: f.group('Last call', { heading: f.line(), text: f.paragraph() }),
    comingSoon: f.paragraph('Coming Soon', { hint: 'A window that nothing on the page opens yet.' }),
  });

const heading = f.line();
const figures = f.list('Fact', { name: f.unique(f.line('What')), value: f.line('How much, or how') });

export const writtenIncubator = facts('incubator', 'Incubator page', '/incubator', {
  applicationsOpen: f.flag('Applications are open', {
    hint: 'Changes the pill, every button, the letter’s end, the offer, the question about it and the last call.',
  }),
  whenClosed: applications('What the page says while they are closed'),
  whenOpen: applications('What it says while they are open'),
  opening: f.group({
    title: f.line(),
    lede: f.line('Before the claim'),
    claim: f.line(),
    smallPrint: f.paragraph(),
    login: f.line('Words of the log-in button'),
  }),
  badge: f.group('Partner badge', {
    name: f.line('Name in the launch check'),
    claim: f.two(f.line('Part'), { hint: 'The first part is printed bold.' }),
    note: f.line('Beside it'),
    sample: f.sample(),
  }),
  letter: f.group({
    heading,
    paragraphs: f.rows(f.paragraph('Paragraph'), { hint: 'The last one is above, with the applications.' }),
    signedBy: f.choice(SEATS, 'Signed by the', { hint: 'Who that is, the list of people says.' }),
    sample: f.sample(),
  }),
  revenue: f.group({
    heading,
    name: f.line('Name in the launch check'),
    key: f.line('How to read the chart', { hint: 'The names of the channels follow it.' }),
    note: f.paragraph('Below the chart'),
    months: f
      .list('Month', {
        clients: f.whole(),
        sold: f.list('Sold in', 'Channel', {
          channel: f.unique(f.channel()),
          thousands: f.whole('Thousands of dollars'),
        }),
      })
      .length(8),
    stages: f.two(f.group('Stage', { heading, text: f.paragraph(), facts: figures }), 'Two stages'),
    sample: f.sample(),
  }),
  programme: f.group('Ten weeks', { heading, text: f.paragraph(), facts: figures, caption: f.line() }),
  experience: f.group('What it gives', {
    heading,
    parts: f.list('Part', { heading: f.unique(f.line()), text: f.paragraph() }),
    week: f.group('A week as an example', {
      heading,
      total: f.line('In all'),
      entries: f.list('Entry', { day: f.unique(f.line()), what: f.line(), time: f.line('How long') }),
      caption: f.line('What it shows, for screen readers'),
    }),
  }),
  worth: f.group('What it is worth', { heading, reasons: f.rows(f.line('Reason')) }),
  opportunity: f.group('Offer', {
    heading,
    badge: f.group('On the label', {
      first: f.line('First line'),
      second: f.line('Second line'),
      small: f.line(),
    }),
  }),
  students: f.group('Students’ films', { heading }),
  questions: f
    .list('Question', {
      id: f.unique(f.handle('Short name')),
      question: f.line(),
      answer: f.paragraph({
        names: ['applications'],
        hint: '{applications} prints the answer above, with the applications.',
      }),
    })
    .length(7),
  comingSoon: f.group({ heading, close: f.line('Button') }),
});

/** The ten weeks, in order. The film at the top of the page shows their topics: draw it anew after a change. */
export const { weeks } = facts('incubator-weeks', 'Incubator: the ten weeks', '/incubator', {
  weeks: f.list('Week', { topic: f.unique(f.line()), text: f.line('What happens in it') }).length(10),
});

/** Chooses the words by the switch for its applications, which nothing else reads. */
export function incubatorPage({
  applicationsOpen,
  whenOpen,
  whenClosed,
  ...written
}: typeof writtenIncubator) {
  const state = applicationsOpen ? whenOpen : whenClosed;
  const { opening, letter } = written;
  const author = seatHolder(letter.signedBy);
  return {
    ...written,
    opening: {
      ...opening,
      status: state.status,
      waitlist: { label: state.button, href: state.link },
      login: { label: opening.login, href: outsideLinks.incubatorLogin },
    },
    letter: {
      ...letter,
      paragraphs: [...letter.paragraphs, state.letter],
      signature: author.name.split(' ', 1)[0],
      author,
    },
    opportunity: { ...written.opportunity, text: state.offer },
    questionsHeading: state.questionsHeading,
    questions: filled(written.questions, { applications: state.answer }),
    closing: state.closing,
    comingSoon: { ...written.comingSoon, text: state.comingSoon },
  };
}

export type IncubatorPage = ReturnType<typeof incubatorPage>;

export const incubator: IncubatorPage = incubatorPage(writtenIncubator);
