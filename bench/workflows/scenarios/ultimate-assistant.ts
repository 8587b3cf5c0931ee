/**
 * The assistant: a chat with its owner, tools that read, tools that act, and the gate before three
 * of them.
 */
import { until } from '../n8n-server.ts';
import type { ToolCall, World } from '../outside.ts';
import * as play from '../scenario.ts';
import { rowsOf } from '../service-table.ts';

const MEETING = {
  id: 'event-1',
  summary: 'Review with Ana Ruiz',
  start: { dateTime: '2026-11-23T14:00:00Z' },
  end: { dateTime: '2026-11-23T15:00:00Z' },
};

const once =
  (call: ToolCall, say: (result: string) => string): World['model'] =>
  (prompt) => {
    const [, result] = prompt.split('tool_result');
    return result === undefined ? call : say(result);
  };

/**
 * Sends a message in the chat as its owner, and presses a button if the assistant asks; gives what
 * the chat shows.
 */
const chat =
  (chatInput: string, button?: string) =>
  async ({ n8n, workflow }: play.Here): Promise<string> => {
    const [sessionId, address] = [
      'session-1',
      `/webhook/${play.idOf(workflow, '.chatTrigger')}/chat`,
    ];
    const message = { action: 'sendMessage', sessionId, chatInput };
    const { body } = await n8n.publish(workflow, () => n8n.post(address, message));
    const [executionId, token] = [String(body['executionId']), String(body['resumeToken'])];
    const said: string[] = [];
    const query = new URLSearchParams({ sessionId, executionId, isPublic: 'true', token });
    const socket = new WebSocket(`${n8n.url.replace('http', 'ws')}/chat?${query}`);
    socket.addEventListener('message', ({ data }) => {
      if (data === 'n8n|heartbeat') socket.send('n8n|heartbeat-ack');
      else if (data !== 'n8n|continue') said.push(String(data));
    });
    if (button) {
      const asked = await until('request', async () =>
        said.find((one) => one.includes('with-buttons')),
      );
      const { buttons } = JSON.parse(asked) as { buttons: { text: string; link: string }[] };
      await n8n.fetch(buttons.find(({ text }) => text === button)?.link ?? '');
    }
    await n8n.ended();
    socket.close();
    return said.join('\n');
  };

const readCalendar: ToolCall = {
  tool: 'Read_the_calendar',
  input: { after: '2026-11-23T00:00:00Z', before: '2026-11-24T00:00:00Z' },
};
const TOMORROW = 'What is in my calendar tomorrow?';
const TEST_MAIL = 'Send me an email that says test';
/** Calls a tool behind the gate, for which n8n wraps what it is given. */
const acting = (tool: string, toolParameters: object) =>
  once({ tool, input: { toolParameters } }, (result) =>
    /declin|reject|denied|not approved|disapprov|cancel/i.test(result)
      ? 'Nothing was done.'
      : 'Done.',
  );
const mailing: World['model'] = (prompt) => {
  const [, to] = /email address is (\S+)\. Today/.exec(prompt) ?? [];
  return acting('Send_an_email', { to, subject: 'Test', body: 'test' })(prompt);
};
const TASK = 'Remind me to call Ana on Friday';

export const ultimateAssistant: play.TemplateRuns = {
  slug: 'ultimate-assistant',
  world: () => ({ tabs: { log: [['at', 'session', 'question', 'answer', 'tools']] } }),
  services: [
    [/www\.googleapis\.com\/tasks\//, 'app', () => Response.json({ id: 'task-1' })],
    [/www\.googleapis\.com\/calendar\//, 'app', () => Response.json({ items: [MEETING] })],
    [/\/messages\/send$/, 'app', () => Response.json({ id: 'mail-1', threadId: 'thread-1' })],
  ],
  scenarios: [
    play.normal(
      `“${TOMORROW}”`,
      {
        model: once(
          readCalendar,
          (result) => `Tomorrow: ${/Review with [\w ]+/.exec(result)} (calendar).`,
        ),
      },
      chat(TOMORROW),
      ({ world }, said) => [
        [`the chat says: “${said}”`, said.includes('Review with Ana Ruiz')],
        [
          'one row is in the log, with the tool',
          /calendar/i.test(rowsOf(world, 'log')[0]?.['tools'] ?? ''),
        ],
      ],
    ),
    play.normal(
      `“${TEST_MAIL}”, and then “No, leave it”`,
      { model: mailing },
      chat(TEST_MAIL, 'No, leave it'),
      (here, said) => [
        ['no email left the mailbox', play.mails(here).length === 0],
        ['the chat says that nothing was done', said.includes('Nothing was done')],
      ],
    ),
    play.normal(
      'The same, and then “Yes, do it”',
      { model: mailing },
      chat(TEST_MAIL, 'Yes, do it'),
      (here, said) => [
        [
          'one email was sent, to the address that was filled in',
          play
            .mails(here)
            .map((mail) => /^To: .*/.exec(mail)?.[0])
            .join() === 'To: owner@example.com',
        ],
        ['the request showed the recipient', said.includes('owner@example.com')],
      ],
    ),
    play.normal(
      `“${TASK}”, and then “No, leave it”`,
      {
        model: acting('Add_a_task', { title: 'Call Ana', notes: '', due: '2026-11-27T09:00:00Z' }),
      },
      chat(TASK, 'No, leave it'),
      ({ sent }, said) => [
        ['the request showed the task', said.includes('Call Ana')],
        ['no task was added', sent(/\/tasks\//).length === 0],
      ],
    ),
    play.normal(
      '“Remind me to call Ana”, with no day named, and then “Yes, do it”',
      { model: acting('Add_a_task', { title: 'Call Ana', notes: '', due: '' }) },
      chat('Remind me to call Ana', 'Yes, do it'),
      ({ sent }) => [
        ['one task was added', sent(/POST .*\/tasks$/).length === 1],
        ['it has no due date', !/"due"/.test(sent(/POST .*\/tasks$/).join())],
      ],
    ),
    play.failing(
      'The sheet of the log cannot be reached',
      { model: () => 'Nothing is planned.', ...play.broken(/sheets\.google/, 403) },
      chat(TOMORROW),
      (here, said) => [
        ['the chat has the answer', said.includes('Nothing is planned')],
        play.ownerIsTold(here, /log line could not be written/),
      ],
    ),
    play.failing(
      'The model does not answer',
      play.broken(/anthropic/, 400),
      chat(TOMORROW),
      (here, said) => [
        ['the chat says so', said.includes('Something went wrong')],
        play.ownerIsTold(here),
      ],
    ),
  ],
};
