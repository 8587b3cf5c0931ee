import { filled } from '../filled.ts';
import { type Currency, thousands } from '../money.ts';
import type { Addresses } from './addresses.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import { destination, restingSentence, restsOn, standing, wholeAnswers } from './links.ts';
import { authorName, personNamed, type TeamMember } from './team.ts';

const heading = f.line();
const sample = f.sample();

const aboutApplications = (known: Known) => ({
  status: f.line('Pill at the top'),
  button: f.line('Words of the buttons'),
  link: destination(known, 'Buttons lead to', true),
  letter: f.paragraph('End of the letter'),
  offer: f.paragraph(),
  questionsHeading: f.line('Heading of the questions'),
  answer: f.paragraph('Answer: are applications open?'),
  closing: f.group('Last call', f.headed),
  comingSoon: f.paragraph({ hint: 'A window that nothing on the page opens yet.' }),
});

const fact = (names: string[] = []) =>
  f.list('Fact', { name: f.key('What'), value: f.line('How much, or how', { names }) });
const growth = ['clientsThen', 'clientsNow', 'perClientThen', 'perClientNow', 'soldNow'];
const sold = f.list('Sold in', 'Channel', {
  channel: f.unique(f.channel()),
  thousands: f.whole('For how many thousands'),
});
const answer = f.paragraph({
  names: ['applications'],
  hint: '{applications} prints the answer above, with the applications.',
});

const incubatorFile = factsFile('incubator', 'Incubator page', '/incubator', (known) => ({
  isShown: f.flag(
    'The site has this page',
    'Off, it goes with every link to it and its search entries.',
  ),
  applications: f.group('What the page says of applications', aboutApplications(known)),
  opening: f.group({
    ...f.lines('title', 'lede'),
    claim: f.line({ names: growth }),
    smallPrint: f.paragraph(),
    login: f.line('Words of the log-in button'),
  }),
  badge: f.group('Partner badge', {
    claim: f.two(f.line('Part'), { hint: 'The first part is printed bold.' }),
    note: f.line('Beside it'),
    sample,
  }),
  letter: f.group({
    heading,
    paragraphs: f.rows(f.paragraph('Paragraph'), {
      hint: 'The last one is above, with the applications.',
    }),
    signedBy: authorName(known, 'Signed by'),
    sample,
  }),
  revenue: f.group({
    heading,
    key: f.line('How to read the chart', 'The names of the channels follow it.'),
    note: f.paragraph('Below the chart'),
    months: f.list('Month', { clients: f.whole(), sold }).length(8),
    stages: f.two(f.group('Stage', { ...f.headed, facts: fact(growth) }), 'Two stages'),
    sample,
  }),
  programme: f.group('Ten weeks', { ...f.headed, facts: fact() }),
  experience: f.group('What it gives', {
    heading,
    parts: f.list('Part', { heading: f.key(), text: f.headed.text }),
    week: f.group('A week as an example', {
      heading,
      total: f.line('In all'),
      entries: f.list('Entry', { day: f.key(), what: f.line(), time: f.line('How long') }),
      caption: f.line('What it shows, for screen readers'),
    }),
  }),
  worth: f.group('What it is worth', {
    heading,
    reasons: f.list('Reason', { text: f.key(), link: restsOn(known) }).overwrite(standing(known)),
  }),
  opportunity: f.group('Offer', {
    heading,
    badge: f.group('On the label', f.lines('first', 'second', 'small')),
  }),
  students: f.group('Students’ films', { heading }),
  questions: f.list('Question', { question: f.key(), answer, also: restingSentence(known) }),
  comingSoon: f.group({ heading, close: f.line('Button') }),
}));

type WrittenIncubator = FactsOf<typeof incubatorFile>;

/** The film at the top of the page shows the topics: draw it anew after a change. */
const incubatorWeeksFile = factsFile('incubator-weeks', 'Incubator: the ten weeks', '/incubator', {
  weeks: f.list('Week', { topic: f.key(), text: f.line('What happens in it') }).min(1),
});

/** From the end of the first stage, month 4, to the last month. */
function growthOf(months: WrittenIncubator['revenue']['months'], currency: Currency) {
  const [then, now] = [months.at(3), months.at(-1)];
  const soldIn = (month: typeof now, among = 1) => {
    const sum = month?.sold.reduce((sum, sold) => sum + sold.thousands, 0) ?? 0;
    return thousands((sum / among) * 1000, currency);
  };
  return {
    clientsThen: String(then?.clients),
    clientsNow: String(now?.clients),
    perClientThen: soldIn(then, then?.clients),
    perClientNow: soldIn(now, now?.clients),
    soldNow: soldIn(now),
  };
}

export function incubatorPage(
  { applications, ...page }: WrittenIncubator,
  team: readonly TeamMember[],
  addresses: Addresses,
  currency: Currency,
) {
  const sums = growthOf(page.revenue.months, currency);
  const { isGone, outside } = addresses;
  const author = personNamed(team, page.letter.signedBy);
  /** Its address may have been left out. */
  const buttonTo = (label: string, href?: string) =>
    href === undefined || isGone(href) ? undefined : { label, href };
  return {
    ...page,
    opening: {
      ...filled(page.opening, sums),
      status: applications.status,
      waitlist: buttonTo(applications.button, applications.link),
      login: buttonTo(page.opening.login, outside['incubatorLogin']),
    },
    letter: {
      ...page.letter,
      paragraphs: [...page.letter.paragraphs, applications.letter],
      author,
    },
    revenue: {
      ...page.revenue,
      currency,
      stages: filled(page.revenue.stages, sums),
    },
    opportunity: { ...page.opportunity, text: applications.offer },
    questionsHeading: applications.questionsHeading,
    questions: filled(wholeAnswers(page.questions, addresses), {
      applications: applications.answer,
    }),
    closing: applications.closing,
    comingSoon: { ...page.comingSoon, text: applications.comingSoon },
  };
}

export type IncubatorPage = ReturnType<typeof incubatorPage>;

export const incubatorFiles = { incubator: incubatorFile, weeks: incubatorWeeksFile };
