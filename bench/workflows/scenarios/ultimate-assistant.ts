/** A chat with its owner, tools that read, tools that act, and the gate before three of them. */
import { ADDRESS, ended, send, until } from '../n8n-server.ts';
import type { Scenario, Scene, World } from '../scene.ts';
import { MAIL, OWNER_IS_TOLD, tells } from '../scene.ts';

export const world = (): Partial<World> => ({
  tabs: { log: [['at', 'session', 'question', 'answer', 'tools']] },
  services: [
    [/www\.googleapis\.com\/tasks\//, 'app', { id: 'task-1' }],
    [/www\.googleapis\.com\/calendar\//, 'app', { items: [{ summary: 'Review with Ana Ruiz' }] }],
    [/\/messages\/send$/, 'app', { id: 'mail-1', threadId: 'thread-1' }],
  ],
});

/** Presses the button if the assistant asks; what the chat shows is found. */
const chat = (chatInput: string, button?: string) => async (here: Scene) => {
  const message = { action: 'sendMessage', sessionId: 'session-1', chatInput };
  const address = `/webhook/${here.idOf('.chatTrigger')}/chat`;
  const { body } = await here.publish(() => send('POST', address, message));
  const run = `executionId=${body.executionId}&token=${body.resumeToken}`;
  const socket = new WebSocket(
    `${ADDRESS.replace('http', 'ws')}/chat?${run}&sessionId=session-1&isPublic=true`,
  );
  socket.addEventListener('message', ({ data }) => {
    if (data === 'n8n|heartbeat') socket.send('n8n|heartbeat-ack');
    else if (data !== 'n8n|continue') here.found.push(data);
  });
  if (button) {
    const asked = async () => here.found.find((said) => said.includes('with-buttons'));
    const request: Record<'text' | 'link', string>[] = JSON.parse(
      await until('request', asked),
    ).buttons;
    await send('GET', request.find(({ text }) => text === button)?.link ?? '');
  }
  await ended();
  socket.close();
};

const calling =
  (tool: string, input: object, say: (result: string) => string): World['model'] =>
  (prompt) => {
    const [, result] = prompt.split('tool_result');
    return result === undefined ? { tool, input } : say(result);
  };

/** Calls a tool behind the gate, for which n8n wraps what it is given. */
const acting = (tool: string, toolParameters: object) =>
  calling(tool, { toolParameters }, (result) =>
    /declin|reject|denied|not approved|disapprov|cancel/i.test(result)
      ? 'Nothing was done.'
      : 'Done.',
  );
const mailing: World['model'] = (prompt) => {
  const [, to] = /email address is (\S+)\. Today/.exec(prompt) ?? [];
  return acting('Send_an_email', { to, subject: 'Test', body: 'test' })(prompt);
};
const adding = (due: string) => acting('Add_a_task', { title: 'Call Ana', notes: '', due });
const reading = calling(
  'Read_the_calendar',
  { after: '2026-11-23T00:00:00Z', before: '2026-11-24T00:00:00Z' },
  (result) => `Tomorrow: ${/Review with [\w ]+/.exec(result)} (calendar).`,
);

const TOMORROW = 'What is in my calendar tomorrow?';
const TEST_MAIL = 'Send me an email that says test';
const TASK = 'Remind me to call Ana on Friday';
const NO = 'No, leave it';
const YES = 'Yes, do it';
export const act = chat(TOMORROW);
const NEW_TASK = /POST .*\/tasks$/;

export const scenarios: Record<string, Scenario> = {
  [`“${TOMORROW}”`]: {
    kind: 'normal',
    model: reading,
    seen: {
      'the chat says: “…”': ({ found: [said] }) => said?.includes('Ana Ruiz') && said,
      'one row is in the log, with the tool': /^log: .*\| [^|]*calendar[^|]*$/im,
    },
  },
  [`“${TEST_MAIL}”, and then “${NO}”`]: {
    kind: 'normal',
    model: mailing,
    act: chat(TEST_MAIL, NO),
    seen: {
      'no email left the mailbox': [0, MAIL],
      'the chat says that nothing was done': /^found: .*Nothing was done/m,
    },
  },
  [`The same, and then “${YES}”`]: {
    kind: 'normal',
    model: mailing,
    act: chat(TEST_MAIL, YES),
    seen: {
      'one email was sent, to the address that was filled in': (here) =>
        here.mails.length === 1 && /^To: your-mail-address@/.test(here.mails.join()),
      'the request showed the recipient': /^found: .*your-mail-address@/m,
    },
  },
  [`“${TASK}”, and then “${NO}”`]: {
    kind: 'normal',
    model: adding('2026-11-27T09:00:00Z'),
    act: chat(TASK, NO),
    seen: {
      'the request showed the task': /^found: .*Call Ana/m,
      'no task was added': [0, /\/tasks\//],
    },
  },
  [`“Remind me to call Ana”, with no day named, and then “${YES}”`]: {
    kind: 'normal',
    model: adding(''),
    act: chat('Remind me to call Ana', YES),
    seen: {
      'one task was added': [1, NEW_TASK],
      'it has no due date': (here) => !here.sent(NEW_TASK).join().includes('"due"'),
    },
  },
  'The sheet of the log cannot be reached': {
    model: () => 'Nothing is planned.',
    fault: [/sheets\.google/, 403],
    seen: {
      'the chat has the answer': /^found: Nothing is planned/m,
      'the owner is told: “…”': tells(/log line could not be written/),
    },
  },
  'The model does not answer': {
    fault: [/anthropic/, 400],
    seen: { 'the chat says so': /^found: .*Something went wrong/m, ...OWNER_IS_TOLD },
  },
};
