/** The newsletter: three feeds, an editor who presses one of two buttons, and Mailchimp. */
import { escapedXml } from '#model/xml.ts';
import type { OutsideAnswer, OutsideRequest, Service } from '../outside.ts';
import * as play from '../scenario.ts';
import { type AnswerModel, emptyWorld, sendMail, shaped, type World } from '../service-table.ts';

/** Path of the feed, path of the article, title, text. */
const ARTICLES = [
  ['rooms', 'deposits', 'Deposits are booked differently from July on', 'A deposit that is kept is revenue.'],
  ['rooms', 'late-check-out', 'What 312 small hotels charge', 'Most charge by the hour.'],
  ['rooms', 'locks', 'A lock that outlived its maker', 'The service that opens the doors ends in March.'],
  ['kitchen', 'breakfast', 'Breakfast without a buffet', 'Three houses throw away half as much.'],
  ['kitchen', 'induction', 'Induction in an old building', 'What the wiring of 1910 allows.'],
  ['law', 'registration', 'Registration forms may be digital', 'Guests may sign on a screen.'],
  ['law', 'guest-list', 'Who may see a guest list', 'Which offices may ask for it & which may not.'],
] as const;
const linkTo = (path: string) => `https://news.example.org/${path}`;

function feed({ url }: OutsideRequest): OutsideAnswer {
  const date = `<pubDate>${new Date(Date.now() - 86_400_000).toUTCString()}</pubDate>`;
  const items = ARTICLES.filter(([of]) => url.pathname === `/${of}.xml`).map(
    ([, path, title, text]) =>
      `<item><title>${title}</title><link>${linkTo(path)}</link>${date}<description>${escapedXml(text)}</description></item>`,
  );
  const head =
    '<title>A feed</title><link>https://feeds.example.com/</link><description>A feed</description>';
  const body = `<?xml version="1.0"?><rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`;
  return { headers: { 'content-type': 'application/rss+xml' }, body };
}

interface Desk extends World {
  campaigns: { html: string; isSent: boolean }[];
}

function mailchimp({ method, url, text }: OutsideRequest, { campaigns }: Desk): OutsideAnswer {
  const [, id, part] = /\/campaigns\/c(\d+)\/(content|actions\/send)$/.exec(url.pathname) ?? [];
  if (!id && method === 'POST') return { body: { id: `c${campaigns.push({ html: '', isSent: false })}` } };
  const campaign = campaigns[Number(id) - 1];
  if (!campaign) return { status: 404, body: { detail: 'There is no such campaign.' } };
  if (part === 'content') campaign.html = (JSON.parse(text) as { html: string }).html;
  else campaign.isSent = true;
  return part === 'content' ? { body: {} } : { status: 204 };
}

const services: Service<Desk>[] = [
  { at: /feeds\.example\.com/, kind: 'page', answer: feed },
  { at: /(www|gmail)\.googleapis\.com/, kind: 'message', answer: sendMail },
  { at: /api\.mailchimp\.com/, kind: 'service', answer: mailchimp },
];

/** Picks six articles, and writes the excerpt of each back as its text: a stand-in cannot write better. */
const editing =
  (opening = 'Two things changed for small hotels this week.'): AnswerModel =>
  ({ text }) => {
    const picks = [2, 1, 3, 6, 4, 5].map((number) => ({ number, why: 'Readers will be asked about it.' }));
    if (text.includes('You edit a weekly newsletter')) return shaped({ picks });
    const [, list = '[]'] = /(\[\{"number".*\}\])/s.exec(text) ?? [];
    const given = JSON.parse(list) as { number: number; excerpt: string }[];
    const articles = given.map(({ number, excerpt }) => ({ number, text: excerpt }));
    return shaped({ subject: 'Deposits change in July', preview: 'Also: a lock', opening, articles });
  };

const { normal, failing } = play.scenariosIn<Desk>(
  () => ({ ...emptyWorld(), campaigns: [], model: editing() }),
  services,
);
type Here = play.Here<Desk>;

/** Starts a run, and gives the mail that the editor receives. */
async function untilMail({ n8n, workflow, world }: Here) {
  const posted = await n8n.postWorkflow(play.startedSoon(workflow));
  const id = await play.startOnce(n8n, posted);
  const mail = await play.until('mail to the editor', async () => world.mails[0]);
  await play.untilWaiting(n8n, id);
  return { id, mail };
}

/** The editor presses one of the two buttons in the mail. */
const pressing = (isApproved: boolean) => async (here: Here) => {
  const { id, mail } = await untilMail(here);
  const before = here.world.campaigns.length;
  const links = [...mail.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const isMeant = (link: string) => new URL(link).searchParams.get('approved') === String(isApproved);
  await here.n8n.follow(links.find(isMeant) ?? '');
  return { before, execution: await play.finished(here.n8n, id) };
};

const nothingSent = ({ world, calls }: Here): play.Check[] => [
  ['Mailchimp was never called', calls(/mailchimp/) === 0],
  play.ownerIsTold(world, /held this week/, 'one message says'),
];

export const newsletter: play.TemplateRuns = {
  slug: 'newsletter',
  placeholders: {
    FEED_URL_1: 'https://feeds.example.com/rooms.xml',
    FEED_URL_2: 'https://feeds.example.com/kitchen.xml',
    FEED_URL_3: 'https://feeds.example.com/law.xml',
    WHO_YOUR_READERS_ARE: 'owners of small hotels',
    YOUR_NEWSLETTER_NAME: 'Monday at the front desk',
    YOUR_EDITOR_EMAIL: 'editor@example.com',
    YOUR_MAILCHIMP_DATA_CENTER: 'us21',
    YOUR_AUDIENCE_ID: 'audience-1',
    YOUR_SENDER_NAME: 'Monday at the front desk',
    YOUR_SENDER_EMAIL: 'hello@example.com',
    YOUR_SLACK_CHANNEL: 'automation',
  },
  scenarios: [
    normal(
      'Three feeds become an issue, and the editor presses “Send it”',
      {},
      pressing(true),
      ({ world }, { before, execution }) => {
        const [campaign] = world.campaigns;
        const shown = [...(campaign?.html ?? '').matchAll(/href="(http[^"]+)"/g)].map(([, link]) => link);
        const ours = shown.filter((link) => ARTICLES.some(([, path]) => linkTo(path) === link));
        return [
          play.endedWell(execution),
          ['nothing was created before the editor answered', before === 0],
          ['six articles, and every link is one of the feeds’', shown.length === 6 && ours.length === 6],
          ['Mailchimp was told to send it, once', world.campaigns.length === 1 && campaign?.isSent === true],
          play.nobodyIsTold(world),
        ];
      },
    ),
    failing('The editor presses “Hold it”', {}, pressing(false), nothingSent),
    failing(
      'The second of the feeds does not answer',
      play.broken(/^GET .*\/kitchen\.xml/, 503),
      pressing(false),
      (here) => [
        ['it was asked once: n8n repeats a step only when its first item fails', here.calls(/kitchen/) === 1],
        ['the other feeds still make an issue', here.world.mails.length === 1],
        ['the owner is told which feed', here.world.posted.some((text) => text.includes('kitchen.xml'))],
      ],
    ),
    failing(
      'The model writes a link that is in no feed',
      { model: editing('Read [this](https://elsewhere.example.org/) first.') },
      play.runBySchedule,
      ({ world }) => [
        ['no mail reaches the editor', world.mails.length === 0],
        play.ownerIsTold(world, /link that is not from a feed/),
      ],
    ),
  ],
};
