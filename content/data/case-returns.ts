/**
 * What each case study cost and returned: the measures before and after, the sum that is made of them, the stack and
 * the limits. The pages print it with `CaseReturn`; src/model/case-returns.ts does the arithmetic.
 */
import type { CaseStudySlug } from './case-studies.ts';
import { workedExample } from './engagement.ts';

/** One number of a product: how it counts, and what it is called in the line that shows the arithmetic. */
export type Factor =
  | { count: number; of: string }
  | { percent: number; of?: string }
  | { minutes: number }
  | { seconds: number }
  | { hoursAWeek: number }
  | { hourly: number }
  | { dollars: number; of?: string };

export interface Amount {
  what: string;
  /** Multiplied with one another, they are the dollars of a month. */
  factors: readonly Factor[];
}

interface Measure {
  measure: string;
  before: string;
  after: string;
  /** The one that stands for the case where there is room for one. */
  isHeadline?: true;
}

export interface CaseReturn {
  sample: boolean;
  /** What was compared with what. */
  compared: string;
  measures: readonly Measure[];
  /** The client's own hours that count as a cost. The worked example's first piece has its cost from there. */
  build: { weeks: number; own?: { hours: number; hourly: number } } | 'worked example';
  /** In a month. */
  saves: readonly Amount[];
  runs: readonly Amount[];
  stack: string;
  limits: readonly string[];
}

const [quotes] = workedExample.pieces;

const topgolf = {
  calls: 6400,
  fridayCalls: 650,
  answered: { before: 58, after: 99 },
  needStaff: 14,
  minutes: 1.9,
};
const barkbox = { reading: { before: 55, after: 6 }, meetings: { before: 4, after: 1 }, weekdays: 21 };
const pierpont = { hours: { before: 46, after: 9 }, questions: 1900 };
const qupons = { searches: 40, leads: 64, minutesBefore: 14, secondsAfter: 50, requests: 1.9 };
const tabletop = { hours: { before: 19, after: 4 }, prepaid: { before: 35, after: 82 }, bookings: 1488 };

export const caseReturns: Record<CaseStudySlug, CaseReturn> = {
  topgolf: {
    sample: true,
    compared: 'eight Fridays before, eight after',
    measures: [
      {
        measure: 'Friday calls answered, 17:00 to 22:00',
        before: `${topgolf.answered.before}%`,
        after: `${topgolf.answered.after}%`,
        isHeadline: true,
      },
      { measure: 'Median wait for an answer', before: '41 s', after: '2 s' },
      { measure: 'Calls that need a member of staff', before: '100%', after: `${topgolf.needStaff}%` },
      { measure: 'Bookings typed twice', before: 'All of them', after: 'None' },
      { measure: 'Wrong time or party size, per 100 bookings', before: '6', after: '1' },
      { measure: 'Calls a manager can review', before: 'None', after: 'All, step by step' },
    ],
    build: { weeks: 8 },
    saves: [
      {
        what: 'Calls that nobody at the desk takes',
        factors: [
          { count: topgolf.calls, of: 'calls' },
          { percent: 100 - topgolf.needStaff },
          { minutes: 4 },
          { hourly: 22 },
        ],
      },
      {
        what: 'Friday calls that used to ring out',
        factors: [
          { count: topgolf.fridayCalls, of: 'calls' },
          { percent: topgolf.answered.after - topgolf.answered.before, of: 'more answered' },
          { percent: 40, of: 'book' },
          { dollars: 95, of: 'margin' },
        ],
      },
    ],
    runs: [
      {
        what: 'Telephony, transcription, models and voice',
        factors: [
          { count: topgolf.calls, of: 'calls' },
          { count: topgolf.minutes, of: 'minutes' },
          { dollars: 0.12 },
        ],
      },
      { what: 'Hosting and logs', factors: [{ dollars: 150 }] },
    ],
    stack:
      'A telephone provider, streaming transcription, a compact model for each turn and a large one for complaints, the venue’s booking API. From the end of a sentence to the first sound: 1.2 s median, 1.9 s at the 95th percentile.',
    limits: ['One language.', 'No parties above 24.', 'No payments.'],
  },
  barkbox: {
    sample: true,
    compared: 'six weeks before, six after',
    measures: [
      {
        measure: 'Chief of staff’s reading, per day',
        before: `${barkbox.reading.before} min`,
        after: `${barkbox.reading.after} min`,
        isHeadline: true,
      },
      { measure: 'Emails that waited longer than a day', before: '31 a week', after: '7 a week' },
      { measure: 'Briefs posted on time', before: 'None existed', after: '29 of 29 weekdays' },
      { measure: 'Items an owner marked as wrong', before: 'Not measured', after: '2 in 100' },
      {
        measure: 'Meetings moved because of a missed message',
        before: `${barkbox.meetings.before} a month`,
        after: `${barkbox.meetings.after} a month`,
      },
    ],
    build: { weeks: 4 },
    saves: [
      {
        what: 'The chief of staff’s reading',
        factors: [
          { minutes: barkbox.reading.before - barkbox.reading.after },
          { count: barkbox.weekdays, of: 'days' },
          { hourly: 95 },
        ],
      },
      {
        what: 'Meetings that are not moved',
        factors: [
          { count: barkbox.meetings.before - barkbox.meetings.after, of: 'meetings' },
          { count: 5, of: 'people' },
          { minutes: 60 },
          { hourly: 120 },
        ],
      },
      {
        what: 'The executives’ own reading',
        factors: [
          { count: 4, of: 'people' },
          { minutes: 30 },
          { count: barkbox.weekdays, of: 'days' },
          { hourly: 150 },
        ],
      },
    ],
    runs: [{ what: 'Models, hosting and logs', factors: [{ dollars: 300 }] }],
    stack:
      'A workflow runner, Gmail, Google Calendar, Google Drive, Slack and one reporting view. A compact model sorts, and a large one writes once a day.',
    limits: [
      'Weekdays only.',
      'Four executives.',
      'Gmail has no permission for a single label: our program filters by label, and Gmail does not enforce it.',
    ],
  },
  awtt: {
    sample: true,
    compared: 'one quarter before, one after',
    measures: [
      { measure: 'Inquiry to signed quote, median', before: '4.5 days', after: '7 hours', isHeadline: true },
      {
        measure: 'Engineer’s time for each quote',
        before: `${quotes.minutesBefore} min`,
        after: `${quotes.minutesAfter} min`,
      },
      { measure: 'Quotes sent with an outdated price', before: '9 in 100', after: '0 in 100' },
      { measure: 'Deals with every required field', before: '54%', after: '98%' },
      { measure: 'Drafts signed without a change', before: 'Not applicable', after: '71%' },
      { measure: 'Quotes that were followed up', before: '38%', after: '100%' },
    ],
    build: 'worked example',
    saves: [
      {
        what: 'Engineers’ time',
        factors: [
          { count: quotes.perMonth, of: quotes.of },
          { minutes: quotes.minutesBefore - quotes.minutesAfter },
          { hourly: quotes.hourly },
        ],
      },
    ],
    runs: [{ what: 'Models, hosting and connectors', factors: [{ dollars: quotes.run }] }],
    stack:
      'Mail, HubSpot, the sizing table as code, the price list by a nightly sync. A compact model reads inquiries, and a large one writes the explanations.',
    limits: ['No quotes outside the sizing table’s range.', 'No drinking water for hospitals and schools.'],
  },
  PierpontHoldings: {
    sample: true,
    compared: '400 questions held back for testing, then one quarter of use',
    measures: [
      { measure: 'Question to answer, median', before: '3 working days', after: '6 s', isHeadline: true },
      {
        measure: 'Questions asked in a month',
        before: '85',
        after: pierpont.questions.toLocaleString('en-US'),
      },
      {
        measure: 'Test questions with the right result',
        before: '62%, model without pairs',
        after: '94%, model with pairs',
      },
      { measure: 'Test questions declined', before: '0%', after: '5%' },
      {
        measure: 'Analyst hours spent on repeated questions',
        before: `${pierpont.hours.before} a week`,
        after: `${pierpont.hours.after} a week`,
      },
      { measure: 'Buyers who open the query', before: 'Not possible', after: '37%' },
    ],
    build: { weeks: 10, own: { hours: 130, hourly: 75 } },
    saves: [
      {
        what: 'Analysts’ time',
        factors: [{ hoursAWeek: pierpont.hours.before - pierpont.hours.after }, { hourly: 75 }],
      },
    ],
    runs: [
      {
        what: 'Models',
        factors: [{ count: pierpont.questions, of: 'questions' }, { dollars: 0.09 }],
      },
      { what: 'Database, hosting and logs', factors: [{ dollars: 350 }] },
    ],
    stack:
      'A PostgreSQL warehouse, the pairs in git, their embeddings in the same database. A large model writes the query, and the database runs it as a role that can only read.',
    limits: ['One spend category until it has 300 pairs.', 'Queries are ended after eight seconds.'],
  },
  qupons: {
    sample: true,
    compared: `${qupons.searches} searches by hand, ${qupons.searches} by the system, same ZIP codes`,
    measures: [
      {
        measure: 'Restaurants per search',
        before: '12',
        after: `10 to 140, median ${qupons.leads}`,
      },
      {
        measure: 'Time for each complete lead',
        before: `${qupons.minutesBefore} min`,
        after: `${qupons.secondsAfter} s of checking`,
        isHeadline: true,
      },
      { measure: 'Leads with a working email address', before: '41%', after: '58%' },
      { measure: 'Leads with a decision-maker’s name', before: '22%', after: '47%' },
      { measure: 'Leads that had closed for business', before: '9%', after: '1%' },
      { measure: 'Cost of requests per search', before: 'None', after: `$${qupons.requests.toFixed(2)}` },
    ],
    build: { weeks: 5 },
    saves: [
      {
        what: 'Callers’ research',
        factors: [
          { count: qupons.searches, of: 'searches' },
          { count: qupons.leads, of: 'leads' },
          { seconds: qupons.minutesBefore * 60 - qupons.secondsAfter },
          { hourly: 26 },
        ],
      },
    ],
    runs: [
      {
        what: 'Requests',
        factors: [{ count: qupons.searches, of: 'searches' }, { dollars: qupons.requests }],
      },
      { what: 'Models, hosting and logs', factors: [{ dollars: 340 }] },
    ],
    stack: 'Open places data, a crawler that keeps to robots.txt, a spreadsheet, a compact model.',
    limits: ['Sites that forbid crawling stay empty.', 'No guessed addresses.', 'Nothing is sent.'],
  },
  tabletop: {
    sample: true,
    compared: 'May by hand, June with the concierge',
    measures: [
      { measure: 'Requests answered within a minute', before: '24%', after: '97%' },
      {
        measure: 'Volunteer hours on bookings, per week',
        before: String(tabletop.hours.before),
        after: String(tabletop.hours.after),
        isHeadline: true,
      },
      { measure: 'Tables booked twice, per month', before: '11', after: '0' },
      {
        measure: 'Bookings paid before the evening',
        before: `${tabletop.prepaid.before}%`,
        after: `${tabletop.prepaid.after}%`,
      },
      { measure: 'Members with two or more linked channels', before: 'Not recorded', after: '61%' },
      { measure: 'Requests that became an escalation', before: 'Not recorded', after: '6%' },
    ],
    build: { weeks: 4 },
    saves: [
      {
        what: 'Volunteers’ hours',
        factors: [{ hoursAWeek: tabletop.hours.before - tabletop.hours.after }, { hourly: 18 }],
      },
      {
        what: 'Tables that do not stay empty',
        factors: [
          { count: tabletop.bookings, of: 'bookings' },
          { percent: tabletop.prepaid.after - tabletop.prepaid.before, of: 'more prepaid' },
          { percent: 14, of: 'no-shows' },
          { dollars: 38 },
        ],
      },
    ],
    runs: [{ what: 'Telephony, models, messages and hosting', factors: [{ dollars: 260 }] }],
    stack:
      'A telephone provider, the members’ chat, a messaging API, the booking database. A compact model throughout.',
    limits: ['No refunds.', 'No cancellation by voice without the booking’s code.'],
  },
};
