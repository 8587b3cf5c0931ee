/** The assistant: a chat with its owner, tools that read, tools that act, and the gate before three of them. */
import { setTimeout as wait } from 'node:timers/promises';
import { failure, type Service } from '../outside.ts';
import * as play from '../scenario.ts';
import {
  type AnswerModel,
  emptyWorld,
  rowsOf,
  sendMail,
  type ToolCall,
  type World,
} from '../service-table.ts';

const MEETING = {
  ...{ id: 'event-1', summary: 'Review with Ana Ruiz' },
  ...{ start: { dateTime: '2026-11-23T14:00:00Z' }, end: { dateTime: '2026-11-23T15:00:00Z' } },
};
const services: Service<World>[] = [
  { at: /www\.googleapis\.com\/calendar\//, kind: 'app', answer: () => ({ body: { items: [MEETING] } }) },
  { at: /googleapis\.com\/.*\/messages\/send$/, kind: 'app', answer: sendMail },
];
const { normal, failing } = play.scenariosIn<World>(
  () => ({ ...emptyWorld(), tabs: { log: [['at', 'session', 'question', 'answer', 'tools']] } }),
  services,
);

/** Calls the tool once, and then says what came of it. */
const once =
  (call: ToolCall, say: (result: string) => string): AnswerModel =>
  ({ messages }) => {
    const results = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
    const hasCalled = messages.some(({ role }, index) => role === 'assistant' && index > 0);
    return hasCalled ? say(results.map(({ text }) => text).join('\n')) : call;
  };

/** Sends a message in the chat as its owner, and presses a button if the assistant asks; gives what the chat shows. */
const chat =
  (chatInput: string, button?: string) =>
  async ({ n8n, workflow }: play.Bench): Promise<string> => {
    const posted = await n8n.postWorkflow(workflow);
    await n8n.publish(posted);
    const sessionId = `session-${posted.id}`;
    const address = `/webhook/${play.webhookIdOf(workflow, '.chatTrigger')}/chat`;
    const message = { action: 'sendMessage', sessionId, chatInput };
    const { executionId, resumeToken = '' } = await play.until('chat', () => n8n.post(address, message));
    const [id, token] = [String(executionId), String(resumeToken)];
    const said: string[] = [];
    const query = new URLSearchParams({ sessionId, executionId: id, isPublic: 'true', token });
    const socket = new WebSocket(`${n8n.url.replace('http', 'ws')}/chat?${query}`);
    socket.addEventListener('message', ({ data }) => {
      if (data === 'n8n|heartbeat') socket.send('n8n|heartbeat-ack');
      else if (data !== 'n8n|continue') said.push(String(data));
    });
    if (button) {
      const asked = await play.until('request', async () => said.find((one) => one.includes('with-buttons')));
      const { buttons } = JSON.parse(asked) as { buttons: { text: string; link: string }[] };
      await n8n.follow(buttons.find(({ text }) => text === button)?.link ?? '');
    }
    await play.finished(n8n, Number(id));
    await wait(500);
    socket.close();
    await n8n.unpublish(posted);
    return said.join('\n');
  };

const readCalendar: ToolCall = {
  tool: 'Read_the_calendar',
  input: { after: '2026-11-23T00:00:00Z', before: '2026-11-24T00:00:00Z' },
};
const TOMORROW = 'What is in my calendar tomorrow?';
const TEST_MAIL = 'Send me a mail that says test';
const mailing = once(
  // n8n wraps what a tool behind the gate is given.
  { tool: 'Send_a_mail', input: { toolParameters: { to: 'me@example.com', subject: 'Test', body: 'test' } } },
  (result) =>
    /declin|reject|denied|not approved|disapprov|cancel/i.test(result) ? 'Nothing was sent.' : 'It was sent.',
);

export const ultimateAssistant: play.TemplateRuns = {
  slug: 'ultimate-assistant',
  placeholders: {
    YOUR_COMPANY_NAME: 'Harbour Rooms',
    YOUR_TIME_ZONE: 'Europe/Lisbon',
    'YOUR_CALENDAR_ID@example.com': 'owner@example.com',
    YOUR_TASK_LIST_ID: 'tasks-1',
    YOUR_LOG_SHEET_ID: 'sheet-1',
    YOUR_SLACK_CHANNEL: 'automation',
  },
  scenarios: [
    normal(
      `“${TOMORROW}”`,
      { model: once(readCalendar, (result) => `Tomorrow: ${/Review with [\w ]+/.exec(result)} (calendar).`) },
      chat(TOMORROW),
      ({ world }, said) => [
        [`the chat says: “${said}”`, said.includes('Review with Ana Ruiz')],
        ['one row is in the log, with the tool', /calendar/i.test(rowsOf(world, 'log')[0]?.['tools'] ?? '')],
      ],
    ),
    normal(
      `“${TEST_MAIL}”, and then “No, leave it”`,
      { model: mailing },
      chat(TEST_MAIL, 'No, leave it'),
      ({ world }, said) => [
        ['no mail left the mailbox', world.mails.length === 0],
        ['the chat says that nothing was sent', said.includes('Nothing was sent')],
      ],
    ),
    normal(
      'The same, and then “Yes, do it”',
      { model: mailing },
      chat(TEST_MAIL, 'Yes, do it'),
      ({ world: { mails } }, said) => [
        ['one mail was sent', mails.length === 1 && mails[0]?.includes('me@example.com') === true],
        ['the request showed the recipient', said.includes('me@example.com')],
      ],
    ),
    failing(
      'The model does not answer',
      { model: () => failure(400, 'refused') },
      chat(TOMORROW),
      ({ world }, said) => [
        ['the chat says so', said.includes('Something went wrong')],
        play.ownerIsTold(world),
      ],
    ),
  ],
};
