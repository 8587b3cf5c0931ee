/**
 * The newsletter: three feeds, an editor who decides on a page, a scanner that opens it before, and
 * Mailchimp.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { escapedXml } from '#article/xml.ts';
import { until } from '../n8n-server.ts';
import type { OutsideRequest, World } from '../outside.ts';
import * as play from '../scenario.ts';
import { shaped } from '../service-table.ts';

/** Path of the feed, path of the article, title, text. */
const ARTICLES = [
  ['rooms', 'deposits', '', 'A deposit that is kept is revenue.'],
  ['rooms', 'late-check-out', 'What 312 small hotels charge', 'Most charge by the hour.'],
  [
    'rooms',
    'locks',
    'A lock that outlived its maker',
    'The service that opens the doors ends in March.',
  ],
  ['kitchen', 'breakfast', 'Breakfast without a buffet', 'Three houses throw away half as much.'],
  ['kitchen', 'induction', 'Induction in an old building', 'What the wiring of 1910 allows.'],
  ['law', 'registration', 'Registration forms may be digital', 'Guests may sign on a screen.'],
  [
    'law',
    'guest-list',
    'Who may see a guest list',
    'Which offices may ask for it & which may not.',
  ],
] as const;
const MORE =
  ' The notice gives the reasons, the dates and the forms that change, and asks for comments until the end of the month.'.repeat(
    3,
  );
const linkTo = (path: string) => `https://news.example.org/${path}`;

function feed({ url }: OutsideRequest): Response {
  const date = `<pubDate>${new Date(Date.now() - 86_400_000).toUTCString()}</pubDate>`;
  const items = ARTICLES.filter(([of]) => url.pathname === `/${of}.xml`).map(
    ([, path, title, text]) =>
      `<item>${title && `<title>${title}</title>`}<link>${linkTo(path)}</link>${date}<description>${escapedXml(text + MORE)}</description></item>`,
  );
  const head =
    '<title>A feed</title><link>https://feeds.example.com/</link><description>A feed</description>';
  const body = `<?xml version="1.0"?><rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`;
  return new Response(body, { headers: { 'content-type': 'application/rss+xml' } });
}

/**
 * Picks six articles, and writes the excerpt of each back as its text; each draft opens with the
 * next of the openings.
 */
function editing(
  openings = ['Two things changed for small hotels this week.'],
  numbers = [2, 1, 3, 6, 4, 5],
): World['model'] {
  let drafts = 0;
  return (prompt) => {
    const picks = numbers.map((number) => ({
      number,
      why: 'Readers will be asked about it.',
    }));
    if (prompt.includes('You edit a weekly newsletter')) return shaped({ picks });
    const [, list = '[]'] = /(\[\{"number".*\}\])/s.exec(prompt) ?? [];
    const given = JSON.parse(list) as { number: number; excerpt: string }[];
    const articles = given.map(({ number, excerpt }) => ({ number, text: excerpt }));
    const opening = openings[drafts++ % openings.length];
    return shaped({
      subject: 'Deposits change in July',
      preview: 'Also: a lock',
      opening,
      articles,
    });
  };
}

const NAMES =
  'Node.js 26, Python 3.13.10 and Booking.com changed on 2026-11-25, 28.11.2026 and 11-28-2026 for 12 500 000 guests, by the 50-30-20 rule.';

/** Texts that a mail program could make a link of; the subject is checked in the same way. */
const LINKS = [
  'Read [this](https://elsewhere.example.org/) first.',
  'Take the [survey] today.\n\n[survey]: //evil.example/x',
  'Read //evil.example/x first.',
  'Read ftp://evil.example/x first.',
  'Pay at evil.example/pay today.',
  'Write to desk@evil.example today.',
  'Call javascript:alert(1) today.',
  'See *|UNSUB|* today.',
  'Call 1-888-555-0142 today to keep your account.',
  'Call 1-800-FLOWERS today.',
];

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
const articlesOf = (here: play.Here, nth: number) =>
  hrefs(play.mails(here)[nth] ?? '')
    .filter((link) => link.startsWith(linkTo('')))
    .join();

/**
 * The editor gets the mail, perhaps after a scanner has opened its links, and decides on the page
 * behind its button.
 */
async function decide(here: play.Here, nth: number, decision: string, scan = false) {
  const mail = await until('mail to the editor', async () => play.mails(here)[nth]);
  await here.n8n.untilWaiting();
  const [page = '', ...others] = hrefs(mail)
    .map((link) => link.replaceAll('&amp;', '&'))
    .filter((link) => link.startsWith(here.n8n.url));
  const opened = scan ? [page, ...others, page] : [page];
  const shown = await Promise.all(opened.map(async (link) => (await here.n8n.fetch(link)).text()));
  if (!shown.every((html) => html.includes('Hold it')))
    throw new Error('The page shows no choice.');
  await here.n8n.untilWaiting();
  const before = here.sent(/mailchimp/);
  await here.n8n.post(page, play.fields(decision));
  return before;
}

const deciding = (decision: string, isScanned?: boolean) => async (here: play.Here) => {
  await play.bySchedule(here);
  return decide(here, 0, decision, isScanned);
};

/** Mondays come until something is so. */
const mondays = ({ n8n, workflow }: play.Here, isSo: () => Promise<boolean>) =>
  n8n.publish(workflow, async () => (await isSo()) || undefined);

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
      'Three feeds become an issue, and the editor decides “Send it”',
      {},
      deciding('Send it'),
      (here, before, executions) => {
        const html = here
          .sent(/PUT .*\/campaigns\/c1\/content$/)
          .map((text) => String(JSON.parse(text).html))
          .join();
        const shown = hrefs(html).filter((link) => link.startsWith('http'));
        const ours = shown.filter((link) => ARTICLES.some(([, path]) => linkTo(path) === link));
        return [
          play.endedWell(executions),
          ['nothing was created before the editor answered', before.length === 0],
          [
            'six articles, and every link is one of the feeds’',
            shown.length === 6 && ours.length === 6,
          ],
          ['postal address and unsubscribe link are below', /LIST_ADDRESS_HTML.*UNSUB/.test(html)],
          [
            'Mailchimp was told to send it, once',
            here.sent(/\/campaigns\/c1\/actions\/send$/).length === 1,
          ],
          play.nobodyIsTold(here),
        ];
      },
    ),
    play.failing(
      'A mail scanner opens every link with a browser’s user agent, all at once; then the editor decides “Hold it”',
      {},
      deciding('Hold it', true),
      (here) => [
        [
          'the run still waited after the scanner, and Mailchimp was never called',
          here.sent(/mailchimp/).length === 0,
        ],
        play.ownerIsTold(here, /held this week/, 'one message says'),
      ],
    ),
    play.failing(
      'The first Monday is held, the second sent, the third finds nothing new',
      {},
      async (here) => {
        await mondays(here, async () => {
          await decide(here, 0, 'Hold it');
          await decide(here, 1, 'Send it');
          return until('third Monday', async () => play.messages(here).length > 1 || undefined);
        });
      },
      (here) => [
        [
          'the second had the six articles of the first',
          articlesOf(here, 0) === articlesOf(here, 1),
        ],
        ['Mailchimp was told to send once', here.sent(/\/actions\/send$/).length === 1],
        ['the third said so', play.messages(here).at(-1)?.startsWith('Fewer than three') === true],
      ],
    ),
    play.failing(
      'The second of the feeds does not answer',
      play.broken(/^GET .*\/kitchen\.xml/, 503),
      deciding('Hold it'),
      (here) => [
        [
          'it was asked once: n8n repeats a step only when its first item fails',
          here.sent(/kitchen/).length === 1,
        ],
        ['the other feeds still make an issue', play.mails(here).length === 1],
        [
          'the owner is told which feed',
          play.messages(here).some((text) => text.includes('kitchen.xml')),
        ],
      ],
    ),
    play.normal(
      'The model names Node.js and Booking.com, dates and figures, and picks one of the articles twice, one without a title',
      { model: editing([NAMES], [2, 2, 1, 3]) },
      deciding('Hold it'),
      (here) => {
        const [mail = ''] = play.mails(here);
        return [
          [
            'the editor gets an issue of three articles',
            articlesOf(here, 0).split(',').length === 3,
          ],
          [
            'the one without a title is headed by its first words',
            /A deposit that is kept/.test(mail) && !/undefined/.test(mail),
          ],
          [
            'no mail program finds an address in it',
            mail.includes('Node.\u2060js') && mail.includes('Booking.\u2060com'),
          ],
        ];
      },
    ),
    play.failing(
      'Two drafts of the same articles wait, and the editor confirms both',
      {},
      async (here) => {
        const { n8n, workflow } = here;
        let answered = 0;
        const answer = () => decide(here, answered++, 'Send it');
        await mondays(here, async () => {
          await until('draft', async () => play.mails(here)[0]);
          await n8n.post(`/form/${play.idOf(workflow, '.formTrigger')}`, play.fields());
          await until('second draft', async () => play.mails(here)[1]);
          await answer();
          await until('end of the first', async () =>
            (await n8n.executions()).find(({ status }) => status === 'success'),
          );
          while (answered < play.mails(here).length) await answer();
          await wait(3000);
          return true;
        });
        // Another Monday may have begun meanwhile.
        while ((await n8n.executions()).some(({ status }) => status === 'waiting')) await answer();
      },
      (here) => [
        [
          'Mailchimp was told to send once; the other fails, and the owner is told',
          articlesOf(here, 0) === articlesOf(here, 1) &&
            here.sent(/\/actions\/send$/).length === 1 &&
            /went out in another issue/.test(play.messages(here)[0] ?? ''),
        ],
      ],
    ),
    play.failing(
      'A draft is refused on Monday; the form runs it again, and the next Monday finds nothing new',
      { model: editing(['See //evil.example/x.', 'Two things changed this week.']) },
      async (here) => {
        const { n8n, workflow } = here;
        await mondays(here, async () => {
          if (play.messages(here).length === 0) return false;
          await n8n.post(`/form/${play.idOf(workflow, '.formTrigger')}`, play.fields());
          await decide(here, 0, 'Send it');
          return until('next Monday', async () => play.messages(here).length > 1 || undefined);
        });
        return n8n.executions();
      },
      (here, all) => [
        ['the refused run counts as failed', all.some(({ status }) => status === 'error')],
        ['Mailchimp was told to send once', here.sent(/\/actions\/send$/).length === 1],
        ['the next said so', play.messages(here).at(-1)?.startsWith('Fewer than three') === true],
      ],
    ),
    play.failing(
      `The model writes something like a link, in ${LINKS.length} ways`,
      { model: editing(LINKS) },
      (here) => mondays(here, async () => play.messages(here).length >= LINKS.length),
      (here) => [
        ['no mail reaches the editor', play.mails(here).length === 0],
        [
          'the owner is told each time, with the words',
          play.messages(here).every((text) => text.includes('something like a link')),
        ],
      ],
    ),
  ],
};
