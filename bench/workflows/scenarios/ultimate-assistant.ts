import { ADDRESS, ended, send, until } from '../n8n-server.ts';
import { MAIL, ownerIsTold, type Scenario, type Scene, type World } from '../scene.ts';

export const world = (): Partial<World> => ({
  tabs: { log: [['at', 'session', 'question', 'answer', 'tools']] },
  services: [
    [/www\.googleapis\.com\/tasks\//, 'app', { id: 'task-1' }],
    [/www\.googleapis\.com\/calendar\//, 'app', { items: [{ summary: 'Review with Ana Ruiz' }] }],
    [/api\.hubapi\.com/, 'app', { results: [{ id: '1', properties: { company: 'Ruiz Hotels' } }] }],
    [MAIL, 'app', { id: 'mail-1', threadId: 'thread-1' }],
  ],
});

/** Presses the button if the assistant asks; what the chat shows is found. */
const chat = (chatInput: string, button?: string) => async (here: Scene) => {
  const message = { action: 'sendMessage', sessionId: 'owner', chatInput };
  const address = `/webhook/${here.idOf('.chatTrigger')}/chat`;
  const { body } = await here.publish(() => send('POST', address, message));
  const run = `executionId=${body.executionId}&token=${body.resumeToken}`;
  const socket = new WebSocket(`${ADDRESS}/chat?${run}&sessionId=owner&isPublic=true`);
  socket.addEventListener('message', ({ data }) => {
    if (data === 'n8n|heartbeat') socket.send('n8n|heartbeat-ack');
    else if (data !== 'n8n|continue') here.found.push(data);
  });
  if (button) {
    const asked = async () => here.found.find((said) => said.includes('with-buttons'));
    const request: { buttons: Record<string, string>[] } = JSON.parse(await until(asked));
    await send('GET', request.buttons.find(({ text }) => text === button)?.['link'] ?? '');
  }
  await ended();
  socket.close();
};

const calling =
  (name: string, input: object): World['model'] =>
  (prompt) => {
    const [, result] = prompt.split('tool_result');
    if (result === undefined) return { name, input };
    const [meeting] = /Review with [\w ]+/.exec(result) ?? [];
    if (result.includes('Ruiz Hotels') && name.startsWith('Search')) return 'Ruiz Hotels (CRM).';
    if (meeting) return `Tomorrow: ${meeting} (calendar).`;
    const isRefused = /declin|reject|denied|not approved|disapprov|cancel/i.test(result);
    return isRefused ? 'Nothing was done.' : 'Done.';
  };

const reading = calling('Read_the_calendar', { after: '2026-11-23', before: '2026-11-24' });
// n8n wraps what a tool behind the gate is given.
const adding = calling('Add_a_task', {
  toolParameters: { title: 'Call Ana', notes: '', due: '' },
});
const mailing: World['model'] = (prompt) => {
  const [, to] = /email address is (\S+)\. Today/.exec(prompt) ?? [];
  return calling('Send_an_email', { toolParameters: { to, subject: 'Test', body: 'test' } })(
    prompt,
  );
};

const finding = calling('Search_the_CRM', { query: 'Ana' });
const changing = calling('Update_a_contact', {
  toolParameters: { email: 'ana@example.com', firstName: '', lastName: 'Ruiz', company: '' },
});
const CONTACT = /^POST api\.hubapi\.com\/crm\/objects\/2026-09\/contacts\/batch\/upsert$/;

const TOMORROW = 'What is in my calendar tomorrow?';
const TEST_MAIL = 'Send me an email that says test';
const TASK = 'Remind me to call Ana';
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
      'n8n sets no thinking, no sampling and no forced tool': (here) =>
        here
          .sent(/anthropic/)
          .every((text) => !/"(thinking":\{|(temperature|top_[kp]|tool_choice)":)/.test(text)),
    },
  },
  '“Which company is Ana with?”': {
    kind: 'normal',
    model: finding,
    act: chat('Which company is Ana with?'),
    seen: {
      'the chat says: “…”': ({ found: [said] }) => said?.includes('Ruiz Hotels') && said,
      'ten contacts at most were asked for': /^POST api\.hubapi\.com\/.*search .*"limit":10/m,
    },
  },
  '“Ana’s last name is Ruiz”, and then “Yes, do it”': {
    kind: 'normal',
    model: changing,
    act: chat('Ana’s last name is Ruiz', YES),
    seen: {
      'the request showed the address': /^found: .*ana@example\.com/m,
      'one contact was created or updated, by its address': [1, CONTACT],
      'fields that were not named stay as they are': (here) =>
        here.sent(CONTACT).join().includes('"properties":{"lastname":"Ruiz"}'),
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
      'one email was sent, to the address that was filled in': ({ mails }) =>
        mails.length === 1 && /^To: your-mail-address@/.test(mails.join()),
      'the request showed the recipient': /^found: .*your-mail-address@/m,
    },
  },
  [`“${TASK}”, with no day named, and then “${YES}”`]: {
    kind: 'normal',
    model: adding,
    act: chat(TASK, YES),
    seen: {
      'the request showed the task': /^found: .*Call Ana/m,
      'one task was added': [1, NEW_TASK],
      'it has no due date': (here) => !here.sent(NEW_TASK).join().includes('"due"'),
    },
  },
  'The sheet of the log cannot be reached': {
    model: () => 'Nothing is planned.',
    fault: [/sheets\.google/, 403],
    seen: {
      'the chat has the answer': /^found: Nothing is planned/m,
      ...ownerIsTold(/log line could not be written/),
    },
  },
  'The model does not answer': {
    fault: [/anthropic/, 400],
    seen: { 'the chat says so': /^found: .*Something went wrong/m, ...ownerIsTold() },
  },
};
