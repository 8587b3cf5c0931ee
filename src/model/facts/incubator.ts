/** The page of the incubator. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { SEATS } from './about.ts';
import { factsFile } from './facts-file.ts';
import {
  choice,
  filmId,
  flag,
  group,
  handle,
  line,
  paragraph,
  pictureAddress,
  rows,
  sample,
  three,
  two,
  webAddress,
  whole,
} from './fields.ts';
import { destination } from './links.ts';

/** Sentences about applications on the incubator's page, for both positions of its switch. */

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

const heading = line('Heading');
const pair = group('Fact', { name: line('What'), value: line('How much, or how') });
const pairs = (label: string) => rows(label, pair, { singular: 'Fact', summary: 'name', unique: 'name' });

const revenue = group('Revenue', {
  heading,
  name: line('Name in the launch check'),
  key: line('How to read the chart', { hint: 'The names of the channels follow it.' }),
  note: paragraph('Below the chart'),
  months: rows(
    'Months',
    group('Month', {
      clients: whole('Clients'),
      sold: rows(
        'Sold in',
        group('Channel', { channel: choice('Channel', CHANNELS), thousands: whole('Thousands of dollars') }),
        { singular: 'Channel', summary: 'channel', unique: 'channel' },
      ),
    }),
    { singular: 'Month', summary: 'clients', count: 8 },
  ),
  stages: two('Two stages', group('Stage', { heading, text: paragraph('Text'), facts: pairs('Facts') }), {
    summary: 'heading',
  }),
  sample: sample(),
});

const week = group('A week as an example', {
  heading,
  total: line('In all'),
  entries: rows('Entries', group('Entry', { day: line('Day'), what: line('What'), time: line('How long') }), {
    singular: 'Entry',
    summary: 'what',
    unique: 'day',
  }),
  caption: line('What it shows, for screen readers'),
});

const text = group('Part', { heading, text: paragraph('Text') });

export const incubatorFile = factsFile({
  name: 'incubator',
  label: 'Incubator page',
  about:
    'Its words, and whether applications are open. The weeks and the students’ films have files of their own.',
  page: '/incubator',
  schema: group('Incubator page', {
    applicationsOpen: flag('Applications are open', {
      hint: 'Changes the pill, every button, the letter’s end, the offer, the question about it and the last call.',
    }),
    whenClosed: applicationState('What the page says while they are closed'),
    whenOpen: applicationState('What it says while they are open'),
    opening: group('Opening', {
      title: line('Title'),
      lede: line('Before the claim'),
      claim: line('Claim'),
      smallPrint: paragraph('Small print'),
      login: line('Words of the log-in button'),
    }),
    badge: group('Partner badge', {
      name: line('Name in the launch check'),
      claim: two('Claim', line('Part'), { hint: 'The first part is printed bold.' }),
      note: line('Beside it'),
      sample: sample(),
    }),
    letter: group('Letter', {
      heading,
      paragraphs: rows('Paragraphs', paragraph('Paragraph'), {
        singular: 'Paragraph',
        hint: 'The last one is above, with the applications.',
      }),
      signedBy: choice('Signed by the', SEATS, { hint: 'Who that is, the list of people says.' }),
      sample: sample(),
    }),
    revenue,
    programme: group('Ten weeks', {
      heading,
      text: paragraph('Text'),
      facts: pairs('Facts'),
      caption: line('Caption'),
    }),
    experience: group('What it gives', {
      heading,
      parts: rows('Parts', text, { singular: 'Part', summary: 'heading', unique: 'heading' }),
      week,
    }),
    worth: group('What it is worth', {
      heading,
      reasons: rows('Reasons', line('Reason'), { singular: 'Reason' }),
    }),
    opportunity: group('Offer', {
      heading,
      badge: group('On the label', {
        first: line('First line'),
        second: line('Second line'),
        small: line('Small'),
      }),
    }),
    students: group('Students’ films', { heading }),
    questions: rows(
      'Questions',
      group('Question', {
        id: handle('Short name'),
        question: line('Question'),
        answer: paragraph('Answer', {
          names: ['applications'],
          hint: '{applications} prints the answer above, with the applications.',
        }),
      }),
      { singular: 'Question', summary: 'question', unique: 'id', count: 7 },
    ),
    comingSoon: group('Coming Soon', { heading, close: line('Button') }),
  }),
});

export const incubatorWeeksFile = factsFile({
  name: 'incubator-weeks',
  label: 'Incubator: the ten weeks',
  about: 'In their order. The film at the top of the page shows the topics: draw it anew after a change.',
  page: '/incubator',
  schema: group('Weeks', {
    weeks: rows('Weeks', group('Week', { topic: line('Topic'), text: line('What happens in it') }), {
      singular: 'Week',
      summary: 'topic',
      unique: 'topic',
      count: 10,
    }),
  }),
});

const film = group('Film', {
  speaker: line('Who speaks'),
  title: line('Title'),
  summary: line('One sentence under it'),
  duration: whole('Length in seconds', { least: 1 }),
  id: filmId('Film’s name on the platform', {
    hint: 'Its eleven characters: dQw4w9WgXcQ of https://youtu.be/dQw4w9WgXcQ. Empty while our own film plays.',
  }).optional(),
  link: webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
  poster: pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
  thumbnail: pictureAddress('Small picture', { hint: '16 by 9.' }),
  amount: line('What it came to', { hint: 'Such as 4, or $20k.' }),
  unit: line('Of what', { hint: 'Such as clients who pay by the month.' }),
  says: three('What is said, in three breaths', paragraph('Breath')),
  sample: sample(),
});

export const studentFilmsFile = factsFile({
  name: 'student-films',
  label: 'Incubator: students’ films',
  about: 'The first is selected when the page opens.',
  page: '/incubator',
  schema: group('Films', {
    films: rows('Films', film, { singular: 'Film', summary: 'title', unique: 'title', count: 6 }),
  }),
});
