import { ADDRESS, hasOne, send, until, untilPaused } from '../n8n-server.ts';
import type { Call, Check, Scenario, Scene, World } from '../scene.ts';
import { bySchedule, ENDED_WELL, fields, isSo, MAIL, NO_ALERT, tells } from '../scene.ts';
import { reply, shaped, table } from '../stand-ins.ts';

/** Number of the feed, path of the article, title, text. */
const ARTICLES = table(`
  1 | deposits | | A deposit that is kept is revenue.
  1 | late | What small hotels charge | Most charge by the hour.
  1 | locks | A lock outlives its maker | Its service ends in March.
  2 | breakfast | Breakfast, no buffet | Half as much is thrown away.
  2 | induction | Induction in an old house | What the wiring of 1910 allows.
  3 | forms | Forms may be digital | Guests may sign on a screen.
  3 | list | Who may see a guest list | Which offices may ask for it.
`);
const MORE = ' The notice gives the reasons, the dates and the forms that change.'.repeat(5);
const NEWS = 'https://news.example.org/';

function feed({ url }: Call): Response {
  const date = new Date(Date.now() - 86_400_000).toUTCString();
  const items = ARTICLES.filter(([of]) => url.host.startsWith(`feed-url-${of}`)).map(
    ([, path, title, text]) => `<item>${title && `<title>${title}</title>`}
      <link>${NEWS}${path}</link><pubDate>${date}</pubDate>
      <description>${text}${MORE}</description></item>`,
  );
  return reply('text/xml', `<rss version="2.0"><channel>${items.join('')}</channel></rss>`);
}

/** Picks articles, gives back their excerpts as texts, and opens each draft with the next. */
function editing(openings = ['Two rules change.'], numbers = [2, 1, 3, 6, 4, 5]): World['model'] {
  let drafts = 0;
  return (prompt) => {
    const picks = numbers.map((number) => ({ number, why: 'Readers will ask.' }));
    if (prompt.includes('You edit a weekly newsletter')) return shaped({ picks });
    const [list = '[]'] = /\[\{"number".*\}\]/s.exec(prompt) ?? [];
    const articles = JSON.parse(list.replaceAll('"excerpt":', '"text":'));
    const opening = openings[drafts++ % openings.length];
    return shaped({ subject: 'Deposits', preview: 'Also: a lock', opening, articles });
  };
}

export const world = (): Partial<World> => ({
  model: editing(),
  services: [
    [/feed-url-\d\.example\.com/, 'page', feed],
    [/mailchimp\.com\/.*\/send$/, 'service', () => new Response(null, { status: 204 })],
    [/mailchimp\.com/, 'service', { id: 'c1' }],
  ],
});

const NAMES = `Node.js 3.13.10 and Booking.com changed on 2026-11-25, 28.11.2026 and 11-28-2026,
  for 12 500 000 guests, by the 50-30-20 rule.`;

/** Texts that a mail program could make a link of; the subject is checked in the same way. */
const LINKS = [
  '[this](https://evil.example/)',
  '[this]\n\n[this]: //evil.example/x',
  '//evil.example/x',
  'ftp://evil.example/x',
  'evil.example/pay',
  'desk@evil.example',
  'javascript:alert(1)',
  '*|UNSUB|*',
  '1-888-555-0142',
  '1-800-FLOWERS',
];

const linksOf = (html = '', to = NEWS) =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => link.startsWith(to));

/**
 * The editor gets the mail, perhaps after a scanner has opened its links, and decides on the page
 * behind its button. What Mailchimp was told before is found.
 */
async function decide(here: Scene, nth: number, decision: string, isScanned = false) {
  const mail = await until(async () => here.mails[nth]);
  await untilPaused();
  const [page = '', ...others] = linksOf(mail, ADDRESS);
  const opened = isScanned ? [page, ...others, page] : [page];
  const shown = await Promise.all(opened.map((link) => send('GET', link)));
  if (!shown.every((one) => one?.text.includes('Hold it'))) throw new Error('No choice is shown.');
  await untilPaused();
  here.found.push(...here.sent(/mailchimp/));
  await send('POST', page, fields(decision));
}

const deciding = (decision: string, isScanned?: boolean) => async (here: Scene) => {
  await bySchedule(here);
  await decide(here, 0, decision, isScanned);
};
export const act = deciding('Hold it');

const untilTold = (here: Scene, times: number) => until(async () => here.messages[times - 1]);

/** Mondays come every ten seconds. */
const threeMondays = (here: Scene) =>
  here.publish(async () => {
    await decide(here, 0, 'Hold it');
    await decide(here, 1, 'Send it');
    return untilTold(here, 2);
  });

const runAgain = (here: Scene) =>
  here.publish(async () => {
    await untilTold(here, 1);
    await here.fillIn();
    await decide(here, 0, 'Send it');
    return untilTold(here, 2);
  });

async function confirmTwoDrafts(here: Scene): Promise<void> {
  await here.publish(async () => {
    await until(async () => here.mails[0]);
    await here.fillIn();
    await until(async () => here.mails[1]);
    await decide(here, 0, 'Send it');
    await until(() => hasOne('success'));
    await decide(here, 1, 'Send it');
    return untilTold(here, 1);
  });
  // Another Monday may have begun meanwhile.
  for (let nth = 2; await hasOne('waiting'); nth += 1) await decide(here, nth, 'Send it');
}

const CONTENT = /\/campaigns\/c1\/content$/;
const IS_SENT_ONCE: Check = [1, /\/campaigns\/c1\/actions\/send$/];
const hasNothingNew = (here: Scene) => here.messages.at(-1)?.startsWith('Fewer than three');
const haveSameArticles = ({ mails: [first, second] }: Scene) =>
  linksOf(first).join() === linksOf(second).join();

export const scenarios: Record<string, Scenario> = {
  'Three feeds become an issue, and the editor decides “Send it”': {
    kind: 'normal',
    act: deciding('Send it'),
    seen: {
      ...ENDED_WELL,
      'nothing was created before the editor answered': ({ found }) => found.length === 0,
      'six articles, and every link is one of the feeds’': (here) => {
        const shown = linksOf(here.sent(CONTENT).join().replaceAll('\\', ''), 'http');
        const ours = ARTICLES.filter(([, path]) => shown.includes(NEWS + path));
        return shown.length === 6 && ours.length === 6;
      },
      'postal address and unsubscribe link are below': /content .*LIST_ADDRESS_HTML.*UNSUB/,
      'Mailchimp was told to send it, once': IS_SENT_ONCE,
      ...NO_ALERT,
    },
  },
  'A mail scanner opens every link with a browser’s user agent, all at once; then the editor decides “Hold it”':
    {
      act: deciding('Hold it', true),
      seen: {
        'the run still waited after the scanner, and Mailchimp was never called': [0, /mailchimp/],
        'one message says: “…”': tells(/held this week/),
      },
    },
  'The first Monday is held, the second sent, the third finds nothing new': {
    act: threeMondays,
    seen: {
      'the second had the six articles of the first': haveSameArticles,
      'Mailchimp was told to send once': IS_SENT_ONCE,
      'the third said so': hasNothingNew,
    },
  },
  'The second of the feeds does not answer': {
    fault: [/^GET feed-url-2/, 503],
    seen: {
      'it was asked once: n8n repeats a step only when its first item fails': [1, /feed-url-2/],
      'the other feeds still make an issue': [1, MAIL],
      'the owner is told which feed': / slack\.com.*feed-url-2/,
    },
  },
  'The model names Node.js and Booking.com, dates and figures, and picks one of the articles twice, one without a title':
    {
      kind: 'normal',
      model: editing([NAMES], [2, 2, 1, 3]),
      seen: {
        'the editor gets an issue of three articles': ({ mails: [mail] }) =>
          linksOf(mail).length === 3,
        'the one without a title is headed by its first words': ({ mails: [mail] }) =>
          mail?.includes('A deposit that is kept') && !mail.includes('undefined'),
        // U+2060 stands behind the dot.
        'no mail program finds an address in it': ({ mails }) =>
          /Node\.=E2=81=A0js.*Booking\.=E2=81=A0com/.test(mails.join()),
      },
    },
  'Two drafts of the same articles wait, and the editor confirms both': {
    act: confirmTwoDrafts,
    seen: {
      'Mailchimp was told to send once; the other fails, and the owner is told': (here) =>
        haveSameArticles(here) &&
        isSo(IS_SENT_ONCE, here) &&
        here.messages[0]?.includes('went out in another issue'),
    },
  },
  'A draft is refused on Monday; the form runs it again, and the next Monday finds nothing new': {
    model: editing(['See //evil.example/x.', 'Two rules change.']),
    act: runAgain,
    seen: {
      'the refused run counts as failed': (here) =>
        here.executions.some(({ status }) => status === 'error'),
      'Mailchimp was told to send once': IS_SENT_ONCE,
      'the next said so': hasNothingNew,
    },
  },
  [`The model writes something like a link, in ${LINKS.length} ways`]: {
    model: editing(LINKS),
    act: (here) => here.publish(() => untilTold(here, LINKS.length)),
    seen: {
      'no mail reaches the editor': [0, MAIL],
      'the owner is told each time, with the words': (here) =>
        here.messages.every((text) => text.includes('something like a link')),
    },
  },
};
