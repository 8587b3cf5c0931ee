/** The newsletter: three feeds, an editor who presses one of two buttons, and Mailchimp. */
import type { TemplateWorkflow } from '#content/data/workflows.ts';
import type { Execution } from '../n8n-server.ts';
import { type Article, feeds } from '../stand-ins/feed-services.ts';
import { Gmail, Mailchimp, Slack } from '../stand-ins/message-services.ts';
import { type AnswerModel, anthropic, shaped } from '../stand-ins/models.ts';
import type { Fault } from '../stand-ins/outside.ts';
import {
  type Bench,
  callsOf,
  expect,
  finished,
  itemsOf,
  runBySchedule,
  type Scenario,
  startAgain,
  startBySchedule,
  type TemplateRuns,
  until,
} from './scenario.ts';

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
const links = Object.values(articles)
  .flat()
  .map(({ link }) => link);

const WANTED = [2, 1, 3, 6, 4, 5];
const picks = WANTED.map((number) => ({ number, why: 'Readers will be asked about it this week.' }));

interface Draft {
  subject: string;
  preview: string;
  opening: string;
  articles: { number: number; text: string }[];
}

/** Writes the excerpt of each article back as its text: a stand-in cannot write better than what it is given. */
function draftOf(text: string): Draft {
  const [, list = '[]'] = /(\[\{"number".*\}\])/s.exec(text) ?? [];
  const given = JSON.parse(list) as { number: number; excerpt: string }[];
  return {
    subject: 'Deposits change in July, and what 312 houses charge',
    preview: 'Also: a lock that outlived its maker',
    opening: 'Two things changed for small hotels this week. The rest can wait until the weekend.',
    articles: given.map(({ number, excerpt }) => ({ number, text: excerpt })),
  };
}

const editor =
  ({
    draft = draftOf,
    chosen = picks,
  }: {
    draft?: (text: string) => Draft;
    chosen?: typeof picks;
  } = {}): AnswerModel =>
  ({ text }) =>
    shaped(text.includes('You edit a weekly newsletter') ? { picks: chosen } : draft(text));

function begin(
  { outside }: Bench,
  { faults = [], model = editor() }: { faults?: Fault[]; model?: AnswerModel } = {},
) {
  const world = { gmail: new Gmail(), mailchimp: new Mailchimp(), slack: new Slack() };
  outside.begin([feeds(articles), world.gmail, world.mailchimp, world.slack, anthropic(model)], faults);
  return world;
}

/** Starts a run, and gives the mail that the editor receives. */
async function untilMail(bench: Bench, gmail: Gmail, workflow: TemplateWorkflow = bench.workflow) {
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
async function press({ n8n }: Bench, mail: string, isApproved: boolean): Promise<void> {
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

/** The issue as the workflow composed it. */
function issueOf(execution: Execution): string {
  const [issue = {}] = itemsOf(execution, 'Compose the issue');
  return `Subject: ${issue['subject']}\nPreview: ${issue['preview']}\n\n${issue['body']}\n`;
}

const approved: Scenario = {
  name: 'Three feeds become an issue, and the editor presses “Send it”',
  kind: 'normal',
  run: async (bench) => {
    const { gmail, mailchimp, slack } = begin(bench);
    const { id, posted, mail } = await untilMail(bench, gmail);
    const campaignsBefore = mailchimp.campaigns.length;
    await press(bench, mail, true);
    const execution = await finished(bench.n8n, id);
    const { status, error } = execution;
    const html = mailchimp.campaigns[0]?.html ?? '';
    bench.keep('newsletter.md', issueOf(execution));
    const shown = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, address = '']) => address);
    const line = [
      expect(status === 'success', 'the run ended without an error', error),
      expect(campaignsBefore === 0, 'nothing was created before the editor answered'),
      expect(
        shown.length === 6 && shown.every((address) => links.includes(address)),
        'six articles, and every link is one of the feeds’',
        { html, shown },
      ),
      expect(
        mailchimp.campaigns.length === 1 && mailchimp.campaigns[0]?.isSent === true,
        'Mailchimp was told to send it, once',
      ),
      expect(slack.posted.length === 0, 'nobody had to be told anything', slack.posted),
    ];
    const again = begin(bench);
    const second = await finished(bench.n8n, await startAgain(bench.n8n, posted));
    return [
      ...line,
      expect(
        second.status === 'success' && again.gmail.sent.length === 0,
        'started again, it makes no second issue of the same articles',
      ),
      expect(
        again.slack.posted.some((text) => text.includes('Fewer than three new articles')),
        'and says so',
        again.slack.posted,
      ),
    ];
  },
};

const held: Scenario = {
  name: 'The editor presses “Hold it”',
  kind: 'failure',
  run: async (bench) => {
    const { gmail, mailchimp, slack } = begin(bench);
    const { id, mail } = await untilMail(bench, gmail);
    await press(bench, mail, false);
    await finished(bench.n8n, id);
    return [
      expect(mailchimp.campaigns.length === 0, 'Mailchimp was never called'),
      expect(
        slack.posted.length === 1 && /held this week/.test(slack.posted[0] ?? ''),
        `one message says: “${slack.posted[0]}”`,
        slack.posted,
      ),
    ];
  },
};

/** Three days are three seconds here. */
function impatient(workflow: TemplateWorkflow): TemplateWorkflow {
  const text = JSON.stringify(workflow).replace(
    '"resumeAmount":3,"resumeUnit":"days"',
    '"resumeAmount":0.05,"resumeUnit":"minutes"',
  );
  return JSON.parse(text);
}

const unanswered: Scenario = {
  name: 'The editor does not answer in time (the three days shortened to seconds)',
  kind: 'failure',
  run: async (bench) => {
    const { gmail, mailchimp, slack } = begin(bench);
    const { id } = await untilMail(bench, gmail, impatient(bench.workflow));
    await finished(bench.n8n, id);
    return [
      expect(mailchimp.campaigns.length === 0, 'Mailchimp was never called'),
      expect(slack.posted.length === 1, `one message says: “${slack.posted[0]}”`, slack.posted),
    ];
  },
};

const down = (path: string): Fault => ({
  matches: ({ url }) => url.pathname === path,
  answer: { status: 503, body: 'out of order' },
});
const asked = (bench: Bench, path: string) =>
  bench.outside.calls.filter(({ address }) => address.endsWith(path)).length;

const feedDown: Scenario = {
  name: 'One of the feeds does not answer: first the first of the list, then the second',
  kind: 'failure',
  run: async (bench) => {
    const first = begin(bench, { faults: [down('/rooms.xml')] });
    await untilMail(bench, first.gmail);
    const triesOfFirst = asked(bench, '/rooms.xml');
    const second = begin(bench, { faults: [down('/kitchen.xml')] });
    const { id, mail } = await untilMail(bench, second.gmail);
    const toldBefore = second.slack.posted.length;
    await press(bench, mail, false);
    await finished(bench.n8n, id);
    const triesOfSecond = asked(bench, '/kitchen.xml');
    return [
      expect(triesOfFirst === 3, 'the first of the list was asked three times', triesOfFirst),
      expect(
        triesOfSecond === 1,
        'the second was asked once: n8n repeats a step only when its first item fails',
        triesOfSecond,
      ),
      expect(
        toldBefore === 0 && second.slack.posted.some((text) => /kitchen\.xml/.test(text)),
        'the owner is told which feed, after the editor has answered',
        second.slack.posted,
      ),
      expect(second.gmail.sent.length === 1, 'the other feeds still make an issue'),
    ];
  },
};

const ownLink: Scenario = {
  name: 'The model writes a link that is in no feed',
  kind: 'failure',
  run: async (bench) => {
    const draft = (text: string) => ({
      ...draftOf(text),
      opening: 'Read [this](https://elsewhere.example.org/) first.',
    });
    const { gmail, slack } = begin(bench, { model: editor({ draft }) });
    await runBySchedule(bench);
    return [
      expect(gmail.sent.length === 0, 'no mail reaches the editor'),
      expect(
        slack.posted.length === 1 && /link that is not from a feed/.test(slack.posted[0] ?? ''),
        `the owner is told: “${slack.posted[0]}”`,
        slack.posted,
      ),
    ];
  },
};

const wrongNumber: Scenario = {
  name: 'The model picks a number that is not on the list',
  kind: 'failure',
  run: async (bench) => {
    const { gmail } = begin(bench, {
      model: editor({ chosen: [{ number: 99, why: 'It is not there.' }, ...picks.slice(0, 4)] }),
    });
    const { mail } = await untilMail(bench, gmail);
    const found = links.filter((link) => mail.includes(link)).length;
    return [expect(found === 4, 'the other four are in the issue', { found, mail })];
  },
};

const modelDown: Scenario = {
  name: 'The model does not answer',
  kind: 'failure',
  run: async (bench) => {
    const { gmail, slack } = begin(bench, {
      model: () => ({ status: 500, body: { error: { type: 'api_error', message: 'the model is down' } } }),
    });
    await runBySchedule(bench);
    const tries = callsOf(bench.outside, 'model').length;
    return [
      expect(tries >= 3, `the model was asked ${tries} times`),
      expect(
        slack.posted.length === 1 && gmail.sent.length === 0,
        `the owner is told: “${slack.posted[0]}”`,
        slack.posted,
      ),
    ];
  },
};

const sendFails: Scenario = {
  name: 'Mailchimp fails at the order to send',
  kind: 'failure',
  run: async (bench) => {
    const path = '/actions/send';
    const { gmail, slack } = begin(bench, {
      faults: [
        {
          matches: ({ url }) => url.pathname.endsWith(path),
          answer: { status: 500, body: { detail: 'out of order' } },
        },
      ],
    });
    const { id, mail } = await untilMail(bench, gmail);
    await press(bench, mail, true);
    await finished(bench.n8n, id);
    return [
      expect(asked(bench, path) === 1, 'sending was tried once'),
      expect(slack.posted.length === 1, `the owner is told: “${slack.posted[0]}”`, slack.posted),
    ];
  },
};

export const newsletter: TemplateRuns = {
  slug: 'newsletter',
  placeholders: () => ({
    REPLACE_WITH_FEED_URL_1: 'https://feeds.example.com/rooms.xml',
    REPLACE_WITH_FEED_URL_2: 'https://feeds.example.com/kitchen.xml',
    REPLACE_WITH_FEED_URL_3: 'https://feeds.example.com/law.xml',
    REPLACE_WITH_WHO_YOUR_READERS_ARE: 'owners of small hotels',
    REPLACE_WITH_YOUR_NEWSLETTER_NAME: 'Monday at the front desk',
    REPLACE_WITH_YOUR_EDITOR_EMAIL: 'editor@example.com',
    REPLACE_WITH_YOUR_MAILCHIMP_DATA_CENTER: 'us21',
    REPLACE_WITH_YOUR_AUDIENCE_ID: 'audience-1',
    REPLACE_WITH_YOUR_SENDER_NAME: 'Monday at the front desk',
    REPLACE_WITH_YOUR_SENDER_EMAIL: 'hello@example.com',
    REPLACE_WITH_YOUR_SLACK_CHANNEL: 'automation',
  }),
  scenarios: [approved, held, unanswered, feedDown, ownLink, wrongNumber, modelDown, sendFails],
};
