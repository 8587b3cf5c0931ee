/** The newsletter: three feeds, an editor who presses one of two buttons, and Mailchimp. */
import { escapedXml } from '#model/xml.ts';
import { until } from '../n8n-server.ts';
import type { OutsideRequest, World } from '../outside.ts';
import * as play from '../scenario.ts';
import { shaped } from '../service-table.ts';

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

function feed({ url }: OutsideRequest): Response {
  const date = `<pubDate>${new Date(Date.now() - 86_400_000).toUTCString()}</pubDate>`;
  const items = ARTICLES.filter(([of]) => url.pathname === `/${of}.xml`).map(
    ([, path, title, text]) =>
      `<item><title>${title}</title><link>${linkTo(path)}</link>${date}<description>${escapedXml(text)}</description></item>`,
  );
  const head =
    '<title>A feed</title><link>https://feeds.example.com/</link><description>A feed</description>';
  const body = `<?xml version="1.0"?><rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`;
  return new Response(body, { headers: { 'content-type': 'application/rss+xml' } });
}

/** Picks six articles, and writes the excerpt of each back as its text: a stand-in cannot write better. */
const editing =
  (opening = 'Two things changed for small hotels this week.'): World['model'] =>
  (prompt) => {
    const picks = [2, 1, 3, 6, 4, 5].map((number) => ({ number, why: 'Readers will be asked about it.' }));
    if (prompt.includes('You edit a weekly newsletter')) return shaped({ picks });
    const [, list = '[]'] = /(\[\{"number".*\}\])/s.exec(prompt) ?? [];
    const given = JSON.parse(list) as { number: number; excerpt: string }[];
    const articles = given.map(({ number, excerpt }) => ({ number, text: excerpt }));
    return shaped({ subject: 'Deposits change in July', preview: 'Also: a lock', opening, articles });
  };

/** Starts a run, and the editor presses one of the two buttons in the mail; gives the calls that were made before. */
const pressing = (isApproved: boolean) => async (here: play.Here) => {
  await play.bySchedule(here);
  const mail = await until('mail to the editor', async () => play.mails(here)[0]);
  await here.n8n.untilWaiting();
  const before = here.sent(/mailchimp/);
  const links = [...mail.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const isMeant = (link: string) => new URL(link).searchParams.get('approved') === String(isApproved);
  await here.n8n.fetch(links.find(isMeant) ?? '');
  return before;
};

export const newsletter: play.TemplateRuns = {
  slug: 'newsletter',
  world: () => ({ model: editing() }),
  services: [
    [/feeds\.example\.com/, 'page', feed],
    [/mailchimp\.com\/.*\/send$/, 'service', () => new Response(null, { status: 204 })],
    [/mailchimp\.com/, 'service', () => Response.json({ id: 'c1' })],
  ],
  scenarios: [
    play.normal(
      'Three feeds become an issue, and the editor presses “Send it”',
      {},
      pressing(true),
      (here, before, executions) => {
        const html = here
          .sent(/PUT .*\/campaigns\/c1\/content$/)
          .map((text) => String(JSON.parse(text).html));
        const shown = [...html.join().matchAll(/href="(http[^"]+)"/g)].map(([, link]) => link);
        const ours = shown.filter((link) => ARTICLES.some(([, path]) => linkTo(path) === link));
        return [
          play.endedWell(executions),
          ['nothing was created before the editor answered', before.length === 0],
          ['six articles, and every link is one of the feeds’', shown.length === 6 && ours.length === 6],
          ['Mailchimp was told to send it, once', here.sent(/\/campaigns\/c1\/actions\/send$/).length === 1],
          play.nobodyIsTold(here),
        ];
      },
    ),
    play.failing('The editor presses “Hold it”', {}, pressing(false), (here) => [
      ['Mailchimp was never called', here.sent(/mailchimp/).length === 0],
      play.ownerIsTold(here, /held this week/, 'one message says'),
    ]),
    play.failing(
      'The second of the feeds does not answer',
      play.broken(/^GET .*\/kitchen\.xml/, 503),
      pressing(false),
      (here) => [
        [
          'it was asked once: n8n repeats a step only when its first item fails',
          here.sent(/kitchen/).length === 1,
        ],
        ['the other feeds still make an issue', play.mails(here).length === 1],
        ['the owner is told which feed', play.messages(here).some((text) => text.includes('kitchen.xml'))],
      ],
    ),
    play.failing(
      'The model writes a link that is in no feed',
      { model: editing('Read [this](https://elsewhere.example.org/) first.') },
      play.bySchedule,
      (here) => [
        ['no mail reaches the editor', play.mails(here).length === 0],
        play.ownerIsTold(here, /link that is not from a feed/),
      ],
    ),
  ],
};
