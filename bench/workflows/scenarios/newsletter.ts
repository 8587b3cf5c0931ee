/** The newsletter: three feeds, an editor who presses one of two buttons, and Mailchimp. */
import type { TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import type { Mailchimp } from '../stand-ins/message-services.ts';
import { begin, type Change, draftOf, editor, links, picks, press, untilMail } from './newsletter-world.ts';
import {
  type Bench,
  callsOf,
  expect,
  failing,
  failure,
  finished,
  ownerIsTold,
  runBySchedule,
  scenariosIn,
  startAgain,
  type TemplateRuns,
} from './scenario.ts';

const scenarios = scenariosIn<ReturnType<typeof begin>, Change>(begin);

const asked = ({ outside }: Bench, path: string) =>
  outside.calls.filter(({ address }) => address.endsWith(path)).length;

const feedIsDown = (path: string) => failing(503, 'out of order', ({ url }) => url.pathname === path);

/** Keeps the issue Mailchimp was given to send, for the page of the template. */
function keepIssue({ keep }: Bench, { campaigns }: Mailchimp): void {
  const { isSent: _isSent, ...issue } = campaigns[0] ?? {};
  keep('newsletter.json', `${JSON.stringify(issue, null, 2)}\n`);
}

const approved = scenarios.normal(
  'Three feeds become an issue, and the editor presses “Send it”',
  {},
  async (here) => {
    const { gmail, mailchimp, slack } = here;
    const { id, posted, mail } = await untilMail(here, gmail);
    const campaignsBefore = mailchimp.campaigns.length;
    await press(here, mail, true);
    const { status, error } = await finished(here.n8n, id);
    keepIssue(here, mailchimp);
    const html = mailchimp.campaigns[0]?.html ?? '';
    const shown = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, address = '']) => address);
    const again = begin(here);
    const second = await finished(here.n8n, await startAgain(here.n8n, posted));
    return [
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
);

const held = scenarios.failure('The editor presses “Hold it”', {}, async (here) => {
  const { id, mail } = await untilMail(here, here.gmail);
  await press(here, mail, false);
  await finished(here.n8n, id);
  return [
    expect(here.mailchimp.campaigns.length === 0, 'Mailchimp was never called'),
    ownerIsTold(here.slack.posted, /held this week/, 'one message says'),
  ];
});

/** Three days are three seconds here. */
function impatient(workflow: TemplateWorkflow): TemplateWorkflow {
  const text = JSON.stringify(workflow).replace(
    '"resumeAmount":3,"resumeUnit":"days"',
    '"resumeAmount":0.05,"resumeUnit":"minutes"',
  );
  return JSON.parse(text);
}

const unanswered = scenarios.failure(
  'The editor does not answer in time (the three days shortened to seconds)',
  {},
  async (here) => {
    const { id } = await untilMail(here, here.gmail, impatient(here.workflow));
    await finished(here.n8n, id);
    return [
      expect(here.mailchimp.campaigns.length === 0, 'Mailchimp was never called'),
      ownerIsTold(here.slack.posted, /./, 'one message says'),
    ];
  },
);

const feedDown = scenarios.failure(
  'One of the feeds does not answer: first the first of the list, then the second',
  { faults: [feedIsDown('/rooms.xml')] },
  async (here) => {
    await untilMail(here, here.gmail);
    const triesOfFirst = asked(here, '/rooms.xml');
    const { gmail, slack } = begin(here, { faults: [feedIsDown('/kitchen.xml')] });
    const { id, mail } = await untilMail(here, gmail);
    const toldBefore = slack.posted.length;
    await press(here, mail, false);
    await finished(here.n8n, id);
    const triesOfSecond = asked(here, '/kitchen.xml');
    return [
      expect(triesOfFirst === 3, 'the first of the list was asked three times', triesOfFirst),
      expect(
        triesOfSecond === 1,
        'the second was asked once: n8n repeats a step only when its first item fails',
        triesOfSecond,
      ),
      expect(
        toldBefore === 0 && slack.posted.some((text) => /kitchen\.xml/.test(text)),
        'the owner is told which feed, after the editor has answered',
        slack.posted,
      ),
      expect(gmail.sent.length === 1, 'the other feeds still make an issue'),
    ];
  },
);

const ownOpening = (text: string) => ({
  ...draftOf(text),
  opening: 'Read [this](https://elsewhere.example.org/) first.',
});

const ownLink = scenarios.failure(
  'The model writes a link that is in no feed',
  { model: editor({ draft: ownOpening }) },
  async (here) => {
    await runBySchedule(here);
    return [
      expect(here.gmail.sent.length === 0, 'no mail reaches the editor'),
      ownerIsTold(here.slack.posted, /link that is not from a feed/),
    ];
  },
);

const wrongNumber = scenarios.failure(
  'The model picks a number that is not on the list',
  { model: editor({ chosen: [{ number: 99, why: 'It is not there.' }, ...picks.slice(0, 4)] }) },
  async (here) => {
    const { mail } = await untilMail(here, here.gmail);
    const found = links.filter((link) => mail.includes(link)).length;
    return [expect(found === 4, 'the other four are in the issue', { found, mail })];
  },
);

const modelDown = scenarios.failure(
  'The model does not answer',
  { model: () => failure(500, 'the model is down') },
  async (here) => {
    await runBySchedule(here);
    const tries = callsOf(here.outside, 'model').length;
    return [
      expect(tries >= 3 && here.gmail.sent.length === 0, `the model was asked ${tries} times`),
      ownerIsTold(here.slack.posted, /./),
    ];
  },
);

const SEND = '/actions/send';

const sendFails = scenarios.failure(
  'Mailchimp fails at the order to send',
  { faults: [failing(500, 'out of order', ({ url }) => url.pathname.endsWith(SEND))] },
  async (here) => {
    const { id, mail } = await untilMail(here, here.gmail);
    await press(here, mail, true);
    await finished(here.n8n, id);
    return [expect(asked(here, SEND) === 1, 'sending was tried once'), ownerIsTold(here.slack.posted, /./)];
  },
);

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
