/** The assistant: a chat with its owner, four tools that read, four that act, and the gate before three of them. */
import type { ToolCall } from '../stand-ins/models.ts';
import {
  callsOf,
  expect,
  failing,
  failure,
  ownerIsTold,
  scenariosIn,
  type TemplateRuns,
} from './scenario.ts';
import { begin, type Change, type ChatLine, chat, conversation, once } from './ultimate-assistant-world.ts';

const scenarios = scenariosIn<ReturnType<typeof begin>, Change>(begin);

const readCalendar: ToolCall = {
  tool: 'Read_the_calendar',
  input: { after: '2026-11-23T00:00:00Z', before: '2026-11-24T00:00:00Z' },
};
const sendMail: ToolCall = {
  tool: 'Send_a_mail',
  // n8n wraps what a tool behind the gate is given.
  input: { toolParameters: { to: 'me@example.com', subject: 'Test', body: 'test' } },
};

const TOMORROW = 'What is in my calendar tomorrow?';
const TEST_MAIL = 'Send me a mail that says test';
const asJson = (lines: ChatLine[]) => `${JSON.stringify(lines, null, 2)}\n`;

const sayMeeting = (result: string) =>
  result.includes('Ana Ruiz')
    ? 'Tomorrow at 14:00: Review with Ana Ruiz (calendar).'
    : `No meeting found in ${result}`;

const calendar = scenarios.normal(
  '“What is in my calendar tomorrow?”',
  { model: once(readCalendar, sayMeeting) },
  async (here) => {
    const thread = await chat(here, TOMORROW);
    here.keep('ultimate-assistant-question.json', asJson(conversation(TOMORROW, thread)));
    const [line] = here.sheets.rows('log');
    return [
      expect(
        thread.said.some((text) => text.includes('Review with Ana Ruiz')),
        `the chat says: “${thread.said.at(-1)}”`,
        thread.said,
      ),
      expect(
        line?.['question'] === TOMORROW && /calendar/i.test(line['tools'] ?? ''),
        'one row is in the log, with the tool',
        line,
      ),
    ];
  },
);

const sayWhatCame = (result: string) =>
  /declin|reject|denied|not approved|disapprov|cancel/i.test(result)
    ? 'Nothing was sent.'
    : 'The mail was sent.';

const declined = scenarios.normal(
  '“Send me a mail that says test”, and then “No, leave it”',
  { model: once(sendMail, sayWhatCame) },
  async (here) => {
    const thread = await chat(here, TEST_MAIL, 'No, leave it');
    here.keep('ultimate-assistant-request.json', asJson(conversation(TEST_MAIL, thread, 'No, leave it')));
    return [
      expect(here.apps.sent.length === 0, 'no mail left the mailbox', here.apps.sent),
      expect(
        thread.said.some((text) => text.includes('Nothing was sent')),
        'the chat says that nothing was sent',
        thread.said,
      ),
    ];
  },
);

const approved = scenarios.normal(
  'The same, and then “Yes, do it”',
  { model: once(sendMail, sayWhatCame) },
  async (here) => {
    const { said } = await chat(here, TEST_MAIL, 'Yes, do it');
    const { sent } = here.apps;
    return [
      expect(
        sent.length === 1 && sent[0]?.includes('me@example.com') === true,
        'one mail was sent, to the address that was shown',
        sent,
      ),
      expect(
        said.some((text) => text.includes('me@example.com')),
        'the request showed the recipient',
        said,
      ),
    ];
  },
);

const tooLong = scenarios.failure('A message of more than 4,000 characters', {}, async (here) => {
  const { said } = await chat(here, 'x'.repeat(4001));
  return [
    expect(callsOf(here.outside, 'model').length === 0, 'the model is not asked'),
    expect(
      said.some((text) => text.includes('shorter')),
      'the chat asks for a shorter one',
      said,
    ),
  ];
});

const modelDown = scenarios.failure(
  'The model does not answer',
  { model: () => failure(400, 'refused') },
  async (here) => {
    const { said } = await chat(here, TOMORROW);
    return [
      expect(
        said.some((text) => text.includes('Something went wrong')),
        'the chat says so, and that what was approved may have happened',
        said,
      ),
      ownerIsTold(here.slack.posted, /./),
    ];
  },
);

const toolDown = scenarios.failure(
  'The calendar cannot be read',
  {
    faults: [failing(503, 'backend error', ({ url }) => url.pathname.startsWith('/calendar/'))],
    model: once(readCalendar, (result) => `I cannot read the calendar: ${result.slice(0, 60)}`),
  },
  async (here) => {
    const { said } = await chat(here, TOMORROW);
    const tries = callsOf(here.outside, 'app').length;
    return [
      expect(
        said.some((text) => text.includes('I cannot read')),
        `it was asked ${tries} ${tries === 1 ? 'time' : 'times'}, then the model is told and says so`,
        said,
      ),
    ];
  },
);

const logDown = scenarios.failure(
  'The log cannot be written',
  {
    faults: [failing(403, 'no access', ({ url }) => url.hostname === 'sheets.googleapis.com')],
    model: () => 'Good day.',
  },
  async (here) => {
    const { said } = await chat(here, 'Hello');
    return [expect(said.includes('Good day.'), 'the answer is given all the same', said)];
  },
);

export const ultimateAssistant: TemplateRuns = {
  slug: 'ultimate-assistant',
  placeholders: () => ({
    REPLACE_WITH_YOUR_COMPANY_NAME: 'Harbour Rooms',
    REPLACE_WITH_YOUR_TIME_ZONE: 'Europe/Lisbon',
    'REPLACE_WITH_YOUR_CALENDAR_ID@example.com': 'owner@example.com',
    REPLACE_WITH_YOUR_TASK_LIST_ID: 'tasks-1',
    REPLACE_WITH_YOUR_LOG_SHEET_ID: 'sheet-1',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  scenarios: [calendar, declined, approved, tooLong, modelDown, toolDown, logDown],
};
