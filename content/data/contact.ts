/** The words of the contact page. The form's own sentences and options are in src/leads, shared with the server. */
import type { CaseStudySlug } from './case-studies.ts';
import { calendar, firstAnswer, rate } from './engagement.ts';
import type { Channel } from './integrations/terms.ts';

const quarterFee = `$${(rate.monthly * rate.months).toLocaleString('en-US')}`;

interface ContactStep {
  when: string;
  what: string;
  more?: { label: string; href: string };
}

export const contact = {
  heading: 'Get Started',
  description: `Tell us about one process that costs you more than it should. An engineer reads every request, and a person replies by ${firstAnswer.by}.`,
  lede: 'Tell us about one process that costs you more than it should. An engineer reads every request.',
  /** On a phone, where the steps come after the form. */
  promise: 'In a working day a person replies.',
  /** What happens after the form is sent. */
  steps: [
    {
      when: 'Next working day',
      what: `A person replies by the end of it, with questions or with the plain answer that we are not the right fit. ${firstAnswer.hours}.`,
    },
    {
      when: 'First call',
      what: `${firstAnswer.call}.`,
      more: {
        label: 'Confidentiality agreement, if you need one first',
        href: '/agreements/confidentiality',
      },
    },
    {
      when: 'Week 1',
      what: 'We map the process together and agree what would count as a return.',
    },
    {
      when: `Week ${rate.proofWeeks}`,
      what: 'We aim to show a proof of concept working on your own past cases.',
    },
  ] as readonly ContactStep[],
  /** What the reader's picture says next to the name; who it is, is in engagement.ts. */
  readerNote: 'reads every request',
  budget:
    'We partner with businesses that have an AI budget of at least $20k per month, because that is the lowest rate we have.',
  plan: {
    heading: 'Mutual action plan, draft 1',
    rows: [
      { term: 'Process', fact: 'Supplier quotes, retyped from PDF' },
      { term: 'Today', fact: 'Six people, five systems, no record' },
      { term: 'Agent', fact: 'Reads the quote, fills the ERP, asks when unsure' },
      { term: 'Proof', fact: `Week ${rate.proofWeeks}, on last month’s quotes` },
      { term: 'Return', fact: `Measured at day ${calendar.days}` },
      { term: 'Owner', fact: 'You, from the first commit' },
    ],
    caption: 'What your answers turn into after the first call.',
  },
  form: {
    groups: { person: 'You', company: 'Your company', work: 'The work' },
    websiteExample: 'https://',
    revenueHint: 'US dollars, in a year.',
    budgetHint: `US dollars, for the project: the first three months in all. Business Partner is ${quarterFee} for these.`,
    helpExample: 'For example: our team retypes 60 supplier quotes a week from PDF into the ERP.',
    privacy: { before: 'What we keep and for how long is in the', link: 'privacy policy', href: '/privacy' },
    required: 'Fields marked * are required.',
    clearRevenue: 'Clear',
    phoneNeeded: { before: 'Texts need a number: fill in your', link: 'phone number' },
    sending: 'Sending once. Please keep this page open.',
    mended: 'Every answer is in order now. Submit again when you are ready.',
    next: `An engineer reads it, and a person replies by email by ${firstAnswer.by}: ${firstAnswer.hours}.`,
    kept: 'Nothing you typed has been lost.',
    retry: 'Try again',
    allSent: 'All sent',
    another: 'Send another request',
  },
  /** What stands in place of the form once it has arrived. `{…}` stand for days and names. */
  arrival: {
    heading: 'Your cloth',
    cloth:
      'One band for each required answer, in the colors of what you wrote; as fine as your company is large.',
    reader: '{reader} reads it, and a person replies by {day}, {hour}:00 Eastern.',
    steps: [
      { when: 'By {reply}', what: 'A person replies by email, with questions or a plain no.' },
      { when: '{callFrom} to {callTo}', what: `The first call, if it is a yes: ${firstAnswer.call}.` },
      {
        when: 'From {start}',
        what: 'Week 1, at the earliest. A proof of concept would then be due by {proof}.',
      },
    ],
    calendar: {
      link: 'Put the days into your calendar',
      file: 'reply.ics',
      reply: '{company} replies to your request',
      call: 'First call with {company}, if you want one',
      about: '{reader} has read it, and a person replies by email.',
    },
    keep: { link: 'Keep your cloth', file: 'your-cloth.svg' },
    cases: 'Two cases like it',
    case: 'Read the case',
  },
  received: {
    title: 'Request received',
    heading: 'It arrived',
    back: { label: 'Back to the home page', href: '/' },
    more: { label: 'Read how an engagement runs', href: '/docs/process' },
    cases: 'Two cases to read until then',
    caption: 'One band for each required answer.',
  },
  problem: {
    title: 'Request not sent',
    heading: 'Not sent yet',
    lede: 'The form could not be taken as it is. Correct what is listed here and send it again.',
    back: { label: 'Start over with an empty form', href: '/contact' },
    caption: 'Nothing has been sent yet.',
  },
} as const;

/** The words that tell which channel a request is about; beginnings of words, in lower case. */
export const channelWords: Record<Channel, readonly string[]> = {
  voice: ['call', 'phone', 'telephon', 'voice', 'voicemail', 'dial', 'hotline', 'receptionist'],
  chat: ['chat', 'slack', 'teams', 'whatsapp', 'text message', 'messaging', 'bot\\b', 'bots\\b'],
  email: ['mail', 'email', 'e-mail', 'inbox', 'newsletter', 'outlook', 'gmail'],
  data: ['report', 'data', 'dashboard', 'sql', 'spreadsheet', 'analy', 'forecast', 'crm', 'erp'],
  docs: ['quot', 'document', 'pdf', 'invoice', 'contract', 'proposal', 'order form', 'paper'],
};

/** The words that a client of the same trade would use; beginnings of words, in lower case. */
export const caseWords: Record<CaseStudySlug, readonly string[]> = {
  tabletop: ['club', 'member', 'game', 'volunteer'],
  qupons: ['lead', 'prospect', 'restaurant', 'coupon'],
  barkbox: ['brief', 'calendar', 'assistant', 'subscription', 'meeting'],
  awtt: ['quot', 'water', 'territor', 'sales rep', 'invoice'],
  PierpontHoldings: ['sql', 'database', 'procure', 'buyer', 'spend', 'report'],
  topgolf: ['booking', 'reserv', 'venue', 'guest', 'phone', 'call', 'hotel'],
};
