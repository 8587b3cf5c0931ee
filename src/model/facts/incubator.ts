/** The page of the incubator. */
import { filled } from '../filled.ts';
import { seatHolder } from '../seat-holder.ts';
import { facts } from './facts-file.ts';
import {
  channel,
  choice,
  flag,
  group,
  handle,
  line,
  list,
  paragraph,
  rows,
  sample,
  two,
  unique,
  whole,
} from './fields.ts';
import { destination, outsideLinks } from './links.ts';
import { SEATS } from './team.ts';

/** Sentences about applications, for each position of their switch. */
const applications = (label: string) =>
  group(label, {
    status: line('Pill at the top'),
    button: line('Words of the buttons'),
    link: destination('Buttons lead to'),
    letter: paragraph('End of the letter'),
    offer: paragraph(),
    questionsHeading: line('Heading of the questions'),
    answer: paragraph('Answer: are applications open?'),
    closing: group('Last call', { heading: line(), text: paragraph() }),
    comingSoon: paragraph('Coming Soon', { hint: 'A window that nothing on the page opens yet.' }),
  });

const heading = line();
const figures = list('Fact', { name: unique(line('What')), value: line('How much, or how') });

const page = facts('incubator', 'Incubator page', '/incubator', {
  applicationsOpen: flag('Applications are open', {
    hint: 'Changes the pill, every button, the letter’s end, the offer, the question about it and the last call.',
  }),
  whenClosed: applications('What the page says while they are closed'),
  whenOpen: applications('What it says while they are open'),
  opening: group({
    title: line(),
    lede: line('Before the claim'),
    claim: line(),
    smallPrint: paragraph(),
    login: line('Words of the log-in button'),
  }),
  badge: group('Partner badge', {
    name: line('Name in the launch check'),
    claim: two(line('Part'), { hint: 'The first part is printed bold.' }),
    note: line('Beside it'),
    sample: sample(),
  }),
  letter: group({
    heading,
    paragraphs: rows(paragraph('Paragraph'), { hint: 'The last one is above, with the applications.' }),
    signedBy: choice(SEATS, 'Signed by the', { hint: 'Who that is, the list of people says.' }),
    sample: sample(),
  }),
  revenue: group({
    heading,
    name: line('Name in the launch check'),
    key: line('How to read the chart', { hint: 'The names of the channels follow it.' }),
    note: paragraph('Below the chart'),
    months: list('Month', {
      clients: whole(),
      sold: list('Sold in', 'Channel', {
        channel: unique(channel()),
        thousands: whole('Thousands of dollars'),
      }),
    }).length(8),
    stages: two(group('Stage', { heading, text: paragraph(), facts: figures }), 'Two stages'),
    sample: sample(),
  }),
  programme: group('Ten weeks', { heading, text: paragraph(), facts: figures, caption: line() }),
  experience: group('What it gives', {
    heading,
    parts: list('Part', { heading: unique(line()), text: paragraph() }),
    week: group('A week as an example', {
      heading,
      total: line('In all'),
      entries: list('Entry', { day: unique(line()), what: line(), time: line('How long') }),
      caption: line('What it shows, for screen readers'),
    }),
  }),
  worth: group('What it is worth', { heading, reasons: rows(line('Reason')) }),
  opportunity: group('Offer', {
    heading,
    badge: group('On the label', { first: line('First line'), second: line('Second line'), small: line() }),
  }),
  students: group('Students’ films', { heading }),
  questions: list('Question', {
    id: unique(handle('Short name')),
    question: line(),
    answer: paragraph({
      names: ['applications'],
      hint: '{applications} prints the answer above, with the applications.',
    }),
  }).length(7),
  comingSoon: group({ heading, close: line('Button') }),
});

/** The ten weeks, in order. The film at the top of the page shows their topics: draw it anew after a change. */
export const { weeks } = facts('incubator-weeks', 'Incubator: the ten weeks', '/incubator', {
  weeks: list('Week', { topic: unique(line()), text: line('What happens in it') }).length(10),
});

/** Chooses the words by the switch for its applications, which nothing else reads. */
export function incubatorPage({ applicationsOpen, whenOpen, whenClosed, ...written }: typeof page) {
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

export const writtenIncubator = page;
export const incubator: IncubatorPage = incubatorPage(page);
