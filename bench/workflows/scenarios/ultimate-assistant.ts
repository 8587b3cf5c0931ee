/** The assistant: a chat with its owner, four tools that read, four that act, and the gate before three of them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Execution } from '../n8n-server.ts';
import { Sheets } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, anthropic, type ToolCall } from '../stand-ins/models.ts';
import type { Fault, OutsideRequest, Service } from '../stand-ins/outside.ts';
import {
  type Bench,
  callsOf,
  expect,
  finished,
  type Scenario,
  type TemplateRuns,
  until,
} from './scenario.ts';

/** Calendar, mailbox, tasks and CRM, as far as they are asked. */
class Apps implements Service {
  readonly hosts = /^(www|gmail|tasks)\.googleapis\.com$|^api\.hubapi\.com$/;
  readonly kind = 'app' as const;
  sent: string[] = [];

  answer({ method, url, body }: OutsideRequest) {
    const { pathname } = url;
    if (pathname.startsWith('/calendar/')) {
      const meeting = {
        id: 'event-1',
        summary: 'Review with Ana Ruiz',
        start: { dateTime: '2026-11-23T14:00:00Z' },
        end: { dateTime: '2026-11-23T15:00:00Z' },
      };
      return { body: { items: [meeting] } };
    }
    if (pathname.endsWith('/messages/send')) {
      this.sent.push(Buffer.from(JSON.parse(body.toString('utf8')).raw, 'base64url').toString('utf8'));
      return { body: { id: 'mail-1', threadId: 'thread-1', labelIds: ['SENT'] } };
    }
    return { body: method === 'GET' ? { items: [], messages: [], results: [] } : { id: 'done-1' } };
  }
}

/** Calls the tool once, and then says what came of it. */
const once =
  (call: ToolCall, say: (result: string) => string): AnswerModel =>
  ({ messages }) => {
    const results = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
    const hasCalled = messages.some(({ role }, index) => role === 'assistant' && index > 0);
    return hasCalled ? say(results.map(({ text }) => text).join('\n')) : call;
  };

const LOG = ['at', 'session', 'question', 'answer', 'tools'];

function begin({ outside }: Bench, { model, faults = [] }: { model: AnswerModel; faults?: Fault[] }) {
  const world = { apps: new Apps(), slack: new Slack(), sheets: new Sheets({ log: [LOG] }) };
  outside.begin([world.apps, world.slack, world.sheets, anthropic(model)], faults);
  return world;
}

interface Thread {
  said: string[];
  execution: Execution;
}

interface ButtonMessage {
  type: string;
  text: string;
  buttons: { text: string; link: string }[];
}

/** Sends a message in the chat as its owner, and presses a button if the assistant asks. */
async function chat({ n8n, workflow }: Bench, message: string, press?: string): Promise<Thread> {
  const posted = await n8n.postWorkflow(workflow);
  await n8n.publish(posted);
  const { webhookId } = workflow.nodes.find(({ type }) => type.endsWith('.chatTrigger')) as unknown as {
    webhookId: string;
  };
  const sessionId = `session-${posted.id}`;
  const answer = await until('chat', async () => {
    const response = await n8n.fetch(`/webhook/${webhookId}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'sendMessage', sessionId, chatInput: message }),
    });
    return response.status === 404 ? undefined : response;
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`n8n answered ${answer.status} to the chat: ${text}`);
  const { executionId, resumeToken = '' } = JSON.parse(text) as { executionId: string; resumeToken?: string };
  const said: string[] = [];
  const query = new URLSearchParams({ sessionId, executionId, isPublic: 'true', token: resumeToken });
  const socket = new WebSocket(`${n8n.url.replace('http', 'ws')}/chat?${query}`);
  socket.addEventListener('message', ({ data }) => {
    if (data === 'n8n|heartbeat') socket.send('n8n|heartbeat-ack');
    else if (data !== 'n8n|continue') said.push(String(data));
  });
  if (press) await pressButton(n8n, said, press);
  const execution = await finished(n8n, executionId, 60);
  await wait(500);
  socket.close();
  await n8n.unpublish(posted);
  return { said, execution };
}

async function pressButton(n8n: Bench['n8n'], said: string[], label: string): Promise<void> {
  const asked = await until(
    'request for approval',
    async () => said.find((line) => line.includes('with-buttons')),
    60,
  );
  const { buttons } = JSON.parse(asked) as ButtonMessage;
  const button = buttons.find(({ text }) => text === label);
  if (!button) throw new Error(`The request has no button “${label}”: ${asked}`);
  const answer = await n8n.fetch(button.link, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' },
  });
  if (!answer.ok) throw new Error(`n8n answered ${answer.status} to the button: ${await answer.text()}`);
}

const readCalendar: ToolCall = {
  tool: 'Read_the_calendar',
  input: { after: '2026-11-23T00:00:00Z', before: '2026-11-24T00:00:00Z' },
};
const sendMail: ToolCall = {
  tool: 'Send_a_mail',
  // n8n wraps what a tool behind the gate is given.
  input: { toolParameters: { to: 'me@example.com', subject: 'Test', body: 'test' } },
};

const calendar: Scenario = {
  name: '“What is in my calendar tomorrow?”',
  kind: 'normal',
  run: async (bench) => {
    const model = once(readCalendar, (result) =>
      result.includes('Ana Ruiz')
        ? 'Tomorrow at 14:00: Review with Ana Ruiz (calendar).'
        : `No meeting found in ${result}`,
    );
    const { sheets } = begin(bench, { model });
    const { said } = await chat(bench, 'What is in my calendar tomorrow?');
    const [line] = sheets.rows('log');
    return [
      expect(
        said.some((text) => text.includes('Review with Ana Ruiz')),
        `the chat says: “${said.at(-1)}”`,
        said,
      ),
      expect(
        line?.['question'] === 'What is in my calendar tomorrow?' && /calendar/i.test(line['tools'] ?? ''),
        'one row is in the log, with the tool',
        line,
      ),
    ];
  },
};

const said = (result: string) =>
  /declin|reject|denied|not approved|disapprov|cancel/i.test(result)
    ? 'Nothing was sent.'
    : 'The mail was sent.';

const declined: Scenario = {
  name: '“Send me a mail that says test”, and then “No, leave it”',
  kind: 'normal',
  run: async (bench) => {
    const { apps } = begin(bench, { model: once(sendMail, said) });
    const thread = await chat(bench, 'Send me a mail that says test', 'No, leave it');
    return [
      expect(apps.sent.length === 0, 'no mail left the mailbox', apps.sent),
      expect(
        thread.said.some((text) => text.includes('Nothing was sent')),
        'the chat says that nothing was sent',
        thread.said,
      ),
    ];
  },
};

const approved: Scenario = {
  name: 'The same, and then “Yes, do it”',
  kind: 'normal',
  run: async (bench) => {
    const { apps } = begin(bench, { model: once(sendMail, said) });
    const thread = await chat(bench, 'Send me a mail that says test', 'Yes, do it');
    return [
      expect(
        apps.sent.length === 1 && apps.sent[0]?.includes('me@example.com') === true,
        'one mail was sent, to the address that was shown',
        apps.sent,
      ),
      expect(
        thread.said.some((text) => text.includes('me@example.com')),
        'the request showed the recipient',
        thread.said,
      ),
    ];
  },
};

const tooLong: Scenario = {
  name: 'A message of more than 4,000 characters',
  kind: 'failure',
  run: async (bench) => {
    begin(bench, { model: () => 'Never asked.' });
    const thread = await chat(bench, 'x'.repeat(4001));
    return [
      expect(callsOf(bench.outside, 'model').length === 0, 'the model is not asked'),
      expect(
        thread.said.some((text) => text.includes('shorter')),
        'the chat asks for a shorter one',
        thread.said,
      ),
    ];
  },
};

const modelDown: Scenario = {
  name: 'The model does not answer',
  kind: 'failure',
  run: async (bench) => {
    const { slack } = begin(bench, {
      model: () => ({
        status: 400,
        body: { type: 'error', error: { type: 'invalid_request_error', message: 'refused' } },
      }),
    });
    const thread = await chat(bench, 'What is in my calendar tomorrow?');
    return [
      expect(
        thread.said.some((text) => text.includes('Something went wrong')),
        'the chat says so, and that what was approved may have happened',
        thread.said,
      ),
      expect(slack.posted.length === 1, `the owner is told: “${slack.posted[0]}”`, slack.posted),
    ];
  },
};

const toolDown: Scenario = {
  name: 'The calendar cannot be read',
  kind: 'failure',
  run: async (bench) => {
    const faults: Fault[] = [
      {
        matches: ({ url }) => url.pathname.startsWith('/calendar/'),
        answer: { status: 503, body: { error: { message: 'backend error' } } },
      },
    ];
    begin(bench, {
      faults,
      model: once(readCalendar, (result) => `I cannot read the calendar: ${result.slice(0, 60)}`),
    });
    const thread = await chat(bench, 'What is in my calendar tomorrow?');
    const tries = callsOf(bench.outside, 'app').length;
    return [
      expect(
        thread.said.some((text) => text.includes('I cannot read')),
        `it was asked ${tries} ${tries === 1 ? 'time' : 'times'}, then the model is told and says so`,
        thread.said,
      ),
    ];
  },
};

const logDown: Scenario = {
  name: 'The log cannot be written',
  kind: 'failure',
  run: async (bench) => {
    const faults: Fault[] = [
      {
        matches: ({ url }) => url.hostname === 'sheets.googleapis.com',
        answer: { status: 403, body: { error: { message: 'no access' } } },
      },
    ];
    begin(bench, { faults, model: () => 'Good day.' });
    const thread = await chat(bench, 'Hello');
    return [expect(thread.said.includes('Good day.'), 'the answer is given all the same', thread.said)];
  },
};

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
