/** The world of the newsletter: three feeds, an editor with a mailbox, Mailchimp, and a model that edits. */
import type { TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import { type Article, feeds } from '../stand-ins/feed-services.ts';
import { Gmail, Mailchimp, Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, anthropic, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import { type Bench, startBySchedule, until } from './scenario.ts';

const article = (title: string, path: string, text: string): Article => ({
  title,
  link: `https://news.example.org/${path}`,
  text,
});

const articles = {
  '/rooms.xml': [
    article(
      'Deposits are booked differently from July on',
      'deposits',
      'A deposit that is kept after a late cancellation becomes revenue on the day of arrival.',
    ),
    article(
      'What 312 small hotels charge for late check-out',
      'late-check-out',
      'A survey of houses below forty rooms: most charge by the hour, one in five charges nothing.',
    ),
    article(
      'A lock that outlived its maker',
      'locks',
      'The maker of a common room lock has closed, and the service that opens the doors ends in March.',
    ),
  ],
  '/kitchen.xml': [
    article(
      'Breakfast without a buffet',
      'breakfast',
      'Three houses serve breakfast at the table and throw away half as much as before.',
    ),
    article(
      'Induction in an old building',
      'induction',
      'What the wiring of a building from 1910 allows, and what a second connection costs.',
    ),
  ],
  '/law.xml': [
    article(
      'Registration forms may be digital',
      'registration',
      'Guests may sign the registration form on a screen from January on.',
    ),
    article(
      'Who may see a guest list',
      'guest-list',
      'A court says which offices may ask a hotel for its guest list & which may not.',
    ),
  ],
};
export const links = Object.values(articles)
  .flat()
  .map(({ link }) => link);

const WANTED = [2, 1, 3, 6, 4, 5];
export const picks = WANTED.map((number) => ({ number, why: 'Readers will be asked about it this week.' }));

interface Draft {
  subject: string;
  preview: string;
  opening: string;
  articles: { number: number; text: string }[];
}

/** Writes the excerpt of each article back as its text: a stand-in cannot write better than what it is given. */
export function draftOf(text: string): Draft {
  const [, list = '[]'] = /(\[\{"number".*\}\])/s.exec(text) ?? [];
  const given = JSON.parse(list) as { number: number; excerpt: string }[];
  return {
    subject: 'Deposits change in July, and what 312 houses charge',
    preview: 'Also: a lock that outlived its maker',
    opening: 'Two things changed for small hotels this week. The rest can wait until the weekend.',
    articles: given.map(({ number, excerpt }) => ({ number, text: excerpt })),
  };
}

export const editor =
  ({
    draft = draftOf,
    chosen = picks,
  }: {
    draft?: (text: string) => Draft;
    chosen?: typeof picks;
  } = {}): AnswerModel =>
  ({ text }) =>
    shaped(text.includes('You edit a weekly newsletter') ? { picks: chosen } : draft(text));

export interface Change {
  faults: Fault[];
  model: AnswerModel;
}

export function begin({ outside }: Bench, { faults = [], model = editor() }: Partial<Change> = {}) {
  const world = { gmail: new Gmail(), mailchimp: new Mailchimp(), slack: new Slack() };
  outside.begin([feeds(articles), world.gmail, world.mailchimp, world.slack, anthropic(model)], faults);
  return world;
}

/** Starts a run, and gives the mail that the editor receives. */
export async function untilMail(bench: Bench, gmail: Gmail, workflow: TemplateWorkflow = bench.workflow) {
  const { id, posted } = await startBySchedule(bench, workflow);
  const mail = await until('mail to the editor', async () => gmail.sent[0]);
  await until('wait for the editor', async () =>
    (await bench.n8n.execution(id)).status === 'waiting' ? true : undefined,
  );
  return { id, posted, mail };
}

/** n8n takes no answer from a program that follows links. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Presses one of the two buttons in the editor's mail. */
export async function press({ n8n }: Bench, mail: string, isApproved: boolean): Promise<void> {
  const addresses = [...mail.matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const button = addresses.find(
    (address) => new URL(address).searchParams.get('approved') === String(isApproved),
  );
  if (!button) throw new Error(`The mail has no such button: ${addresses.join(', ')}`);
  const answer = await fetch(button, { headers: { 'user-agent': BROWSER } });
  if (!answer.ok)
    throw new Error(`n8n answered ${answer.status} to the button: ${await answer.text()} (${n8n.url})`);
}
