import { ADDRESS, ended, send, until } from '../n8n-server.ts';
import { type Checks, MAIL, ownerIsTold, type Scenario, type Scene } from '../scene.ts';

/** Presses the button if the assistant asks; what the chat shows is found. */
const chat = (chatInput: string, button?: string) => async (here: Scene) => {
  const message = { action: 'sendMessage', sessionId: 'owner', chatInput };
  const address = `/webhook/${here.idOf('.chatTrigger')}/chat`;
  const { body } = await here.publish(() => send(address, message));
  const run = `executionId=${body.executionId}&token=${body.resumeToken}`;
  const socket = new WebSocket(`${ADDRESS}/chat?${run}&sessionId=owner&isPublic=true`);
  socket.addEventListener('message', ({ data }) => here.found.push(data));
  if (button) {
    const asked = async () => here.found.find((said) => said.includes('with-buttons'));
    const request: { buttons: Record<string, string>[] } = JSON.parse(await until(asked));
    await send(request.buttons.find(({ text }) => text === button)?.['link'] ?? '');
  }
  await ended();
  socket.close();
};

export const usual: Partial<Scenario> = {
  act: [chat('What is in my calendar tomorrow?')],
  tabs: { log: [['at', 'session', 'question', 'answer', 'tools']] },
  services: [
    [/www\.googleapis\.com\/tasks\//, { id: 'task-1' }],
    [/www\.googleapis\.com\/calendar\//, { items: [{ summary: 'Review with Ana Ruiz' }] }],
    [/api\.hubapi\.com/, { results: [{ id: '1', properties: { company: 'Ruiz Hotels' } }] }],
  ],
};

/** What is said, the tool that the model uses then, and the button that is pressed before. */
const asking = (
  said: string,
  [name, input]: [name: string, input: object],
  button: string | undefined,
  seen: Checks,
): Record<string, Scenario> => ({
  [`“${said}”${button ? `, and then “${button}”` : ''}`]: {
    kind: 'normal',
    model: (prompt) => {
      const [, result] = prompt.split('tool_result');
      if (result?.includes('User rejected')) return 'Nothing was done.';
      if (result) return /Review with Ana Ruiz|Ruiz Hotels/.exec(result)?.[0] ?? 'Done.';
      const [, to] = /email address is (\S+)\. Today/.exec(prompt) ?? [];
      // n8n wraps what a tool behind the gate is given.
      return { name, input: button ? { toolParameters: { to, ...input } } : input };
    },
    act: [chat(said, button)],
    seen,
  },
});

const YES = 'Yes, do it';
const TEST_MAIL = 'Send me an email that says test';
const MAILING: [string, object] = ['Send_an_email', { subject: 'Test', body: 'test' }];

export const scenarios: Record<string, Scenario> = {
  ...asking(
    'What is in my calendar tomorrow?',
    ['Read_the_calendar', { after: '2026-11-23', before: '2026-11-24' }],
    undefined,
    {
      'the chat says: “…”': /^found: (.*Ana Ruiz.*)/m,
      'one row is in the log, with the tool': /^log: .*\| [^|]*calendar[^|]*$/im,
      'n8n sets no thinking, no sampling and no forced tool': [
        2,
        /anthropic/,
        /^(?!.*"(thinking":\{|(temperature|top_[kp]|tool_choice)":))/s,
      ],
    },
  ),
  ...asking('Which company is Ana with?', ['Search_the_CRM', { query: 'Ana' }], undefined, {
    'the chat says: “…”': /^found: (.*Ruiz Hotels.*)/m,
    'ten contacts at most were asked for': /^POST api\.hubapi\.com\/.*search .*"limit":10/m,
  }),
  ...asking(
    'Ana’s last name is Ruiz',
    [
      'Update_a_contact',
      { email: 'ana@example.com', firstName: '', lastName: 'Ruiz', company: '' },
    ],
    YES,
    {
      'the request showed the address': /^found: .*ana@example\.com/m,
      'one contact was created or updated, by its address; fields that were not named stay': [
        1,
        /^POST api\.hubapi\.com\/crm\/objects\/2026-09\/contacts\/batch\/upsert$/,
        /"properties":{"lastname":"Ruiz"}/,
      ],
    },
  ),
  ...asking(TEST_MAIL, MAILING, 'No, leave it', {
    'no email left the mailbox': [0, MAIL],
    'the chat says that nothing was done': /^found: .*Nothing was done/m,
  }),
  ...asking(TEST_MAIL, MAILING, YES, {
    'one email was sent, to the address that was filled in': [1, MAIL, /^To: your-mail-address@/m],
    'the request showed the recipient': /^found: .*your-mail-address@/m,
  }),
  ...asking(
    'Remind me to call Ana',
    ['Add_a_task', { title: 'Call Ana', notes: '', due: '' }],
    YES,
    {
      'the request showed the task': /^found: .*Call Ana/m,
      'one task was added, without a due date': [1, /POST .*\/tasks$/, /^(?!.*"due")/s],
    },
  ),
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
