/**
 * Words and timing of the films that we set in type and weave ourselves. The drawings are in scripts/films; captions
 * and transcripts are made from these lines. After a change here: `npm run films`.
 */
import { mailExample, quoteExample } from './examples.ts';
import type { FilmScene } from './film.ts';
import { weeks } from './incubator-weeks.ts';

/** One ordinary Thursday: the five worked examples of the home page in the order of their hours. */
export const promoScenes = [
  {
    seconds: 5.5,
    words: ['One ordinary', 'Thursday'],
    note: ['An example. Firms and', 'people in it are made up.'],
    shows: 'A woven face gives way to five bundles of thread, one for each tool of a business.',
  },
  {
    seconds: 6.5,
    label: '05:00  Briefing agent',
    words: ['Three things', 'need you today.', 'The rest is', 'handled.'],
    note: ['41 mails read, 1 message sent'],
    shows: 'An indigo band is woven across the five tools.',
    channel: 'chat',
  },
  {
    seconds: 6.5,
    label: `${mailExample.time}  Mail agent`,
    words: ['“Who can visit', 'before the 20th?”'],
    note: ['Filed as a deal. The reply', 'waits for Marta.'],
    shows: 'A gold band follows.',
    channel: 'email',
  },
  {
    seconds: 7.5,
    label: `${quoteExample.time}  Quoting agent`,
    words: [quoteExample.total],
    note: [quoteExample.outcome],
    shows: 'A quote of three lines adds itself up on a sheet of paper, and a purple band is woven.',
    channel: 'docs',
  },
  {
    seconds: 6.5,
    words: ['Nothing is sent', 'before a person', 'agrees.'],
    shows: 'The woven face of a person; one pale thread is laid across all five tools.',
  },
  {
    seconds: 6.5,
    label: '14:20  Analyst agent',
    words: ['“Which suppliers', 'raised prices', 'twice?”'],
    note: ['Two did. The query is shown.'],
    shows: 'A green band is woven.',
    channel: 'data',
  },
  {
    seconds: 7,
    label: '19:42  Reception agent',
    words: ['“Anything for six', 'on Friday?”'],
    note: ['Booked, confirmed by text'],
    shows: 'The sound of a call is drawn stroke by stroke, and a red band is woven.',
    channel: 'voice',
  },
  {
    seconds: 6,
    words: ['Five agents', 'worked. One', 'person decided.'],
    shows: 'The whole day as one cloth.',
  },
] as const satisfies readonly FilmScene[];

/** Scenes on how we decide what to build first: the worked example of the process page. */
export const introductionScenes = [
  {
    seconds: 5.5,
    words: ['What do we', 'build first?'],
    note: ['An example of five candidates'],
    shows: 'Five short lengths of bare warp, one under the other.',
  },
  {
    seconds: 7,
    words: ['We sit beside', 'the people who', 'do the work.'],
    note: ['“Show me the last three', 'you did.”'],
    shows: 'Each length of warp is woven and gets the name of a candidate.',
  },
  {
    seconds: 6,
    words: ['Some work stays', 'with people.'],
    note: ['Screening applicants:', 'a person’s judgment'],
    shows: 'The candidate is struck, and its warp is bare again.',
  },
  {
    seconds: 6.5,
    words: ['Some has', 'to wait.'],
    note: ['Route planning: no API yet', 'Demand forecast: not this year'],
    shows: 'Two more are struck.',
  },
  {
    seconds: 7,
    words: ['What returns its', 'cost in under', '90 days of use?'],
    note: ['Quote drafts: 84 days', 'Invoice matching: 78 days'],
    shows:
      'Two bands grow along a line of ninety days and end before it does: quote drafts and invoice matching.',
  },
  {
    seconds: 6,
    words: ['The first is live', 'in six weeks,', 'on one channel.'],
    note: ['A quarter of the cases at first'],
    shows: 'The band of quote drafts takes on the color of its channel.',
    channel: 'email',
  },
  {
    seconds: 6,
    words: ['The order is', 'yours to', 'overrule.'],
    shows: 'The two bands change places, and change back.',
  },
] as const satisfies readonly FilmScene[];

const LOOP_TITLE = ['Ten weeks', 'at the loom'] as const;

/** Ten weeks as a loop: its last picture is its first. */
export const loopScenes: readonly FilmScene[] = [
  { seconds: 2.8, words: LOOP_TITLE, shows: 'A cloth of ten bands is wound on, and its warp is bare.' },
  ...weeks.map(({ topic }, index) => ({
    seconds: 1.62,
    label: `Week ${index + 1}`,
    words: [topic],
    shows: index === 0 ? 'A shuttle passes and leaves a band, closer and in more colors with each week.' : '',
  })),
  { seconds: 1, words: LOOP_TITLE, shows: '' },
];
