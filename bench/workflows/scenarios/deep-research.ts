/** Deep research: a form, an outline that a person changes, searches, pages, claims in a sheet, a PDF in Drive. */

import { shaped } from '../stand-ins/models.ts';
import { begin, type Change, research, researcher, weigh } from './deep-research-world.ts';
import {
  callsOf,
  expect,
  failing,
  failure,
  ownerIsTold,
  scenariosIn,
  type TemplateRuns,
  until,
} from './scenario.ts';

const scenarios = scenariosIn<ReturnType<typeof begin>, Change>(begin);

const normal = scenarios.normal(
  'A question becomes a cited PDF; one source is a PDF, one is closed, one has instructions in it',
  {},
  async (here) => {
    const { sheets, drive, slack, pdf } = here;
    const execution = await research(here);
    here.keep('deep-research.md', pdf.report);
    here.keep('deep-research.pdf', drive.files[0]?.body ?? '');
    const claims = sheets.rows('claims');
    const left = sheets
      .rows('sources')
      .filter(({ status }) => status?.startsWith('left out'))
      .map(({ title, status }) => `${title}: ${status}`);
    return [
      expect(
        execution.status === 'success' || Boolean(execution.steps['Save to Drive']),
        'the run ended without an error',
        execution.error,
      ),
      expect(drive.files.length === 1, 'one PDF is in Drive'),
      expect(
        claims.length === 2,
        `of the claims that the model gave, ${claims.length} had a quote in their page, and only they are in the sheet`,
        claims,
      ),
      expect(
        claims[0]?.['support'] === 'two or more' && claims[1]?.['support'] === 'one',
        'the support was counted',
        claims,
      ),
      expect(left.length === 2, left.join('; '), sheets.rows('sources')),
      expect(
        pdf.report.includes('## What was not found') && pdf.report.includes('- What do guests say?'),
        'the sub-question without a claim is named in the report',
        pdf.report,
      ),
      expect(
        (pdf.report.match(/https:/g) ?? []).length === 3,
        'each address in the report is from the sheet',
        pdf.report,
      ),
      expect(slack.posted.length === 0, 'nobody had to be told anything', slack.posted),
    ];
  },
);

const edited = scenarios.normal(
  'A person leaves one sub-question with one search in the outline',
  {},
  async (here) => {
    await research(here, '# What do hotels charge?\nlate check-out fees survey');
    return [expect(callsOf(here.outside, 'search').length === 1, 'only that search is made')];
  },
);

const weighFails = scenarios.failure(
  'The model fails at the second of the sub-questions',
  {
    model: researcher({
      weigh: ({ text }) =>
        text.includes('Sub-question: What does a late room cost?')
          ? failure(400, 'refused')
          : shaped(weigh(text)),
    }),
  },
  async (here) => {
    await research(here);
    const { report } = here.pdf;
    return [
      expect(
        report.includes('- What does a late room cost?'),
        'the report is made, and names the sub-question that is missing',
        report,
      ),
    ];
  },
);

const writing = (report: string) => researcher({ write: () => report });

const invented = scenarios.failure(
  'The report cites a claim that is not in the sheet, and one with an address of its own',
  { model: writing('# Late\n\nGuests love it. [C77]') },
  async (here) => {
    await research(here);
    const second = begin(here, { model: writing('# Late\n\nSee https://elsewhere.example.org. [C1]') });
    await research(here);
    return [
      ownerIsTold(here.slack.posted, /C77, a claim that is not in the sheet/),
      ownerIsTold(second.slack.posted, /names an address/, 'and'),
      expect(here.drive.files.length + second.drive.files.length === 0, 'no PDF is made of either'),
    ];
  },
);

const withoutQuote = { claim: 'All is well.', sources: [{ id: 'S1', quote: '…' }], disputed: false };

const noQuote = scenarios.failure(
  'No claim has a quote that can be found in its page',
  { model: researcher({ weigh: () => shaped({ claims: [withoutQuote] }) }) },
  async (here) => {
    const { status } = await research(here);
    await until('message', async () => here.slack.posted[0], 20);
    return [
      expect(status === 'error' && here.drive.files.length === 0, 'the run stops, and there is no report'),
      ownerIsTold(here.slack.posted, /./),
    ];
  },
);

const searchFails = scenarios.failure(
  'One of the searches fails',
  { faults: [failing(429, 'too many', ({ url }) => /members/.test(url.searchParams.get('q') ?? ''))] },
  async (here) => {
    await research(here);
    return [expect(here.drive.files.length === 1, 'it is left out, and the report is made from the others')];
  },
);

const sheetFails = scenarios.failure(
  'The spreadsheet cannot be written',
  { faults: [failing(403, 'no access', ({ url }) => url.hostname === 'sheets.googleapis.com')] },
  async (here) => {
    await research(here);
    return [expect(here.drive.files.length === 0, 'there is no report'), ownerIsTold(here.slack.posted, /./)];
  },
);

export const deepResearch: TemplateRuns = {
  slug: 'deep-research',
  placeholders: ({ port }) => ({
    REPLACE_WITH_YOUR_RESEARCH_SHEET_ID: 'sheet-1',
    REPLACE_WITH_YOUR_GOTENBERG_URL: `http://127.0.0.1:${port}`,
    REPLACE_WITH_YOUR_DRIVE_FOLDER_ID: 'folder-1',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  scenarios: [normal, edited, weighFails, invented, noQuote, searchFails, sheetFails],
};
