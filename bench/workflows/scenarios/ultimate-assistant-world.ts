/** The world of the assistant: the apps it may ask, a model that calls one tool, and the chat as its owner sees it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Execution } from '../n8n-server.ts';
import { Sheets } from '../stand-ins/google.ts';
import { Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, anthropic, type ToolCall } from '../stand-ins/models.ts';
import type { Fault, OutsideRequest, Service } from '../stand-ins/outside.ts';
import { type Bench, finished, until } from './scenario.ts';

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
export const once =
  (call: ToolCall, say: (result: string) => string): AnswerModel =>
  ({ messages }) => {
    const results = messages.slice(messages.findLastIndex(({ role }) => role === 'assistant') + 1);
    const hasCalled = messages.some(({ role }, index) => role === 'assistant' && index > 0);
    return hasCalled ? say(results.map(({ text }) => text).join('\n')) : call;
  };

const LOG = ['at', 'session', 'question', 'answer', 'tools'];

export interface Change {
  model: AnswerModel;
  faults: Fault[];
}

export function begin(
  { outside }: Bench,
  { model = () => 'Never asked.', faults = [] }: Partial<Change> = {},
) {
  const world = { apps: new Apps(), slack: new Slack(), sheets: new Sheets({ log: [LOG] }) };
  outside.begin([world.apps, world.slack, world.sheets, anthropic(model)], faults);
  return world;
}

export interface Thread {
  /** Messages of the assistant, in n8n's words: text, or JSON for a request with buttons. */
  said: string[];
  execution: Execution;
}

interface ButtonMessage {
  type: string;
  text: string;
  buttons: { text: string; link: string }[];
}

/** Sends a message in the chat as its owner, and presses a button if the assistant asks. */
export async function chat({ n8n, workflow }: Bench, message: string, press?: string): Promise<Thread> {
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

export interface ChatLine {
  by: 'owner' | 'assistant';
  text: string;
  /** Labels of the buttons below it. */
  buttons?: string[];
}

/** The thread as its owner saw it, for the page of the template. */
export function conversation(message: string, { said }: Thread, press?: string): ChatLine[] {
  const lines = said.flatMap((line): ChatLine[] => {
    if (!line.includes('with-buttons')) return [{ by: 'assistant', text: line }];
    const { text, buttons } = JSON.parse(line) as ButtonMessage;
    const asked: ChatLine = { by: 'assistant', text, buttons: buttons.map((button) => button.text) };
    return press ? [asked, { by: 'owner', text: press }] : [asked];
  });
  return [{ by: 'owner', text: message }, ...lines];
}
