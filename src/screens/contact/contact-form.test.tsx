import { renderToStaticMarkup } from 'react-dom/server';
import { type LeadErrors, submitSentence, validateLead } from '#leads/check-answers.ts';
import { contactWithNumbers } from '#leads/contact-address.ts';
import { type Answers, EMPTY_ANSWERS } from '#leads/lead-fields.ts';
import { expectTable, linesWithoutDrawings } from '#model/testing/table.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactNotice } from './contact-form.tsx';
import { carriedQuestion } from './use-answers.ts';

const facts = {
  company: 'Looms',
  reader: { name: 'Ada', title: 'Engineer' },
  words: {
    groups: { work: 'Work', company: 'Company', person: 'Person' },
    privacy: { before: 'See our', link: 'policy', href: '/privacy' },
    phoneNeeded: { before: 'Add your', link: 'number' },
    smallBudget: { text: 'Write anyway.', more: { label: 'See', href: '/see' } },
    read: 'We read:',
    kept: 'Nothing is lost.',
    retry: 'Try again',
    mended: 'All is complete.',
    budgetHint: 'For three months.',
    revenueHint: 'A year.',
    clearRevenue: 'Clear',
    helpExample: 'For example',
    websiteExample: 'https://',
  },
  arrival: { reader: '{reader} replies by {day}, {hour}.' },
  channelWords: [
    { channel: 'voice', words: ['call'] },
    { channel: 'email', words: ['mail'] },
  ],
  times: {
    workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    workingHours: [8, 16],
    lastHour: '16:00',
    callDays: 3,
    proofWeeks: 2,
    zone: 'Asia/Tokyo',
    holidays: [],
  },
  zeros: 0,
  lowestFee: 50_000,
} as never;

const choices = { companySize: '1-10', projectBudget: '<20K', howCanWeHelp: 'Mail, and calls' };
const person = { firstName: 'Bo', lastName: 'C', email: 'b@c.de', role: 'CEO' };
const complete = { ...EMPTY_ANSWERS, ...choices, ...person, companyName: 'A' };
const long = 'x'.repeat(5001);
const longest = Object.fromEntries(Object.keys(complete).map((field) => [field, long]));
const SETS: Record<string, [answers: Answers, annualRevenueRequired: boolean]> = {
  none: [EMPTY_ANSWERS, true],
  all: [{ ...complete, annualRevenue: '<1M' }, true],
  wrong: [{ ...complete, email: 'b@', website: 'c', smsOptIn: true, annualRevenue: '1' }, false],
  'too long': [{ ...EMPTY_ANSWERS, ...longest, emailOptIn: true, smsOptIn: false }, false],
};
const errorsOf = (answers: Answers, annualRevenueRequired = false): LeadErrors => {
  const checked = validateLead(answers, { annualRevenueRequired });
  return checked.ok ? {} : checked.errors;
};

const fieldsOf = (answers: object, isSubmitting = false) => {
  const props = { facts, answers, isSubmitting } as Parameters<typeof ContactFields>[0];
  return renderToStaticMarkup(<ContactFields {...props} />);
};

test.each(Object.entries(SETS))('the fields say what they are of %s', (_, [given, isRequired]) => {
  const answers = {
    errors: errorsOf(given, isRequired),
    isTold: true,
    annualRevenueRequired: isRequired,
    wantsTexts: given.smsOptIn === true,
    request: String(given.howCanWeHelp),
    budget: String(given.projectBudget),
  };
  expect(linesWithoutDrawings(fieldsOf(answers, isRequired))).toMatchSnapshot();
});

test('of a budget below the lowest fee it is said that it is', () => {
  expectTable(['', '<20K', '20K-50K', '500K+'], (budget) =>
    fieldsOf({ errors: {}, request: '', budget }).match(/Write anyway\..*?<\/a>/),
  );
});

const [email, role] = ['Email is required', 'Role is required'];
const sent = (received: string) => ({ kind: 'sent', lead: complete, received: new Date(received) });

test.each<[what: string, state: object, errors?: LeadErrors]>([
  ['sent on a holiday', sent('2026-11-26T16:00:00Z')],
  ['sent before midnight', sent('2026-12-31T14:59:59Z')],
  ['failed', { kind: 'failed' }],
  ['mended', { kind: 'errors' }],
  ['with one error', { kind: 'errors' }, { role }],
  ['with two', { kind: 'errors' }, { email, role }],
  ['empty', { kind: 'errors' }, errorsOf(EMPTY_ANSWERS)],
])('the notice of a form that is %s', (_, state, errors = {}) => {
  const outcome = { attempt: 1, sentence: 'As it was told.', ...state } as never;
  const elements = ['role', 'email'].map((name) => ({ getAttribute: () => name }));
  const form = { current: { elements } as never };
  const notice = { outcome, errors, form, facts };
  const html = renderToStaticMarkup(<ContactNotice {...notice} />);
  expect(linesWithoutDrawings(html)).toMatchSnapshot();
});

test('only a missing number is told as such', () => {
  const phoneNumber = errorsOf({ ...complete, smsOptIn: true }).phoneNumber as string;
  const sets = [{ phoneNumber }, { phoneNumber, email }, { phoneNumber, role }, { role }];
  expectTable([...sets, { phoneNumber: 'too long' }], submitSentence);
});

test('numbers from the prices are shown and sent as they were written, with their cents', () => {
  const companies = ['USD en-US', 'EUR de-DE', 'CHF de-CH', 'GBP en-GB', 'DKK da-DK'];
  expectTable([0.5, 7.25, 37, 37.5, 1250.05, 99_999.99], (hourly) => {
    const address = contactWithNumbers({ hours: 7.5, people: 3, hourly }, 102);
    const said = companies.map((company) => {
      const [currency = '', numbers = ''] = company.split(' ');
      return carriedQuestion(address.replace('/contact', ''), { currency, numbers });
    });
    return ['', ...said].join('\n  ');
  });
});
