import { ADDRESS, hasOne, send, until, untilPaused } from '../n8n-server.ts';
import type { Call, Check, Scenario, Scene, Step } from '../scene.ts';
import { bySchedule, fields, isSo, MAIL, NO_ALERT, SLACK } from '../scene.ts';
import { reply, shaped } from '../stand-ins.ts';

/** What each feed has; the first article has no title. */
const ARTICLES = [
  ['deposits', 'late', 'locks'],
  ['breakfast', 'induction'],
  ['forms', 'list'],
];
const MORE = ' The notice gives the reasons, the dates and the forms that change.'.repeat(5);
const NEWS = 'https://news.example.org/';

function feed({ url }: Call) {
  const date = new Date(Date.now() - 86_400_000).toUTCString();
  const [, number = ''] = /^feed-url-(\d)/.exec(url.host) ?? [];
  const items = ARTICLES[Number(number) - 1]?.map(
    (name) => `<item>${name === 'deposits' ? '' : `<title>What is new about ${name}</title>`}
      <link>${NEWS}${name}</link><pubDate>${date}</pubDate>
      <description>A rule on ${name} changes in March.${MORE}</description></item>`,
  );
  return reply('text/xml', `<rss version="2.0"><channel>${items?.join('')}</channel></rss>`);
}

/** Picks articles, gives back their excerpts as texts, and opens each draft with the next. */
function editing(openings = ['Two rules change.'], numbers = [2, 1, 3, 6, 4, 5]): Scene['model'] {
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

const mailed = (nth: number) => (here: Scene) => until(async () => here.mails[nth]);
const told = (times: number) => (here: Scene) => until(async () => here.messages[times - 1]);
const runAgain: Step = (here) => here.fillIn();

/**
 * The editor gets the mail, perhaps after a scanner has opened its links, and decides on the page
 * behind its button. What Mailchimp was told before is found.
 */
const decided =
  (nth: number, decision: string, isScanned = false) =>
  async (here: Scene) => {
    const mail = await mailed(nth)(here);
    await untilPaused();
    const [page = '', ...others] = linksOf(mail, ADDRESS);
    const opened = isScanned ? [page, ...others, page] : [page];
    const shown = await Promise.all(opened.map((link) => send(link)));
    if (!shown.every((one) => one?.text.includes('Hold it')))
      throw new Error('No choice is shown.');
    await untilPaused();
    here.found.push(...here.textsAt(/mailchimp/));
    await send(page, fields(decision));
  };

/** They come every ten seconds. */
const onMondays =
  (...steps: Step[]) =>
  (here: Scene) =>
    here.publish(async () => {
      for (const step of steps) await step(here);
      return true;
    });

const untilSent: Step = () => until(() => hasOne(/success/));

/** Another Monday may have begun meanwhile. */
const confirmOthers: Step = async (here) => {
  for (let nth = 2; await hasOne(/waiting/); nth += 1) await decided(nth, 'Send it')(here);
};

export const usual: Partial<Scenario> = {
  act: [bySchedule, decided(0, 'Hold it')],
  model: editing(),
  services: [
    [/feed-url-\d\.example\.com/, feed],
    [/mailchimp\.com\/.*\/send$/, () => new Response(null, { status: 204 })],
    [/mailchimp\.com/, { id: 'c1' }],
  ],
};

const CONTENT = /\/campaigns\/c1\/content$/;
const IS_SENT_ONCE: Check = [1, /\/campaigns\/c1\/actions\/send$/];
const hasNothingNew = (here: Scene) => here.messages.at(-1)?.startsWith('Fewer than three');
const haveSameArticles = ({ mails: [first, second] }: Scene) =>
  linksOf(first).join() === linksOf(second).join();

export const scenarios: Record<string, Scenario> = {
  'Three feeds become an issue, and the editor decides “Send it”': {
    kind: 'normal',
    act: [bySchedule, decided(0, 'Send it')],
    seen: {
      'nothing was created before the editor answered': [0, /^found/],
      'six articles, and every link is one of the feeds’': (here) => {
        const shown = linksOf(here.textsAt(CONTENT).join().replaceAll('\\', ''), 'http');
        const ours = ARTICLES.flat().filter((name) => shown.includes(NEWS + name));
        return shown.length === 6 && ours.length === 6;
      },
      'postal address and unsubscribe link are below': /content .*LIST_ADDRESS_HTML.*UNSUB/,
      'Mailchimp was told to send it, once': IS_SENT_ONCE,
      ...NO_ALERT,
    },
  },
  'A mail scanner opens every link with a browser’s user agent, all at once; then the editor decides “Hold it”':
    {
      act: [bySchedule, decided(0, 'Hold it', true)],
      seen: {
        'the run still waited after the scanner, and Mailchimp was never called': [0, /mailchimp/],
        'one message says: “…”': [1, SLACK, /held this week/],
      },
    },
  'The first Monday is held, the second sent, the third finds nothing new': {
    act: [onMondays(decided(0, 'Hold it'), decided(1, 'Send it'), told(2))],
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
        'the one without a title is headed by its first words': [
          1,
          MAIL,
          /^(?!.*undefined).*A rule on deposits/s,
        ],
        // U+2060 stands behind the dot.
        'no mail program finds an address in it': /Node\.=E2=81=A0js.*Booking\.=E2=81=A0com/,
      },
    },
  'Two drafts of the same articles wait, and the editor confirms both': {
    act: [
      onMondays(
        mailed(0),
        runAgain,
        mailed(1),
        decided(0, 'Send it'),
        untilSent,
        decided(1, 'Send it'),
        told(1),
      ),
      confirmOthers,
    ],
    seen: {
      'Mailchimp was told to send once; the other fails, and the owner is told': (here) =>
        haveSameArticles(here) &&
        isSo(IS_SENT_ONCE, here) &&
        here.messages[0]?.includes('went out in another issue'),
    },
  },
  'A draft is refused on Monday; the form runs it again, and the next Monday finds nothing new': {
    model: editing(['See //evil.example/x.', 'Two rules change.']),
    act: [onMondays(told(1), runAgain, decided(0, 'Send it'), told(2))],
    seen: {
      'the refused run counts as failed': ({ executions }) =>
        executions.some(({ status }) => status === 'error'),
      'Mailchimp was told to send once': IS_SENT_ONCE,
      'the next said so': hasNothingNew,
    },
  },
  [`The model writes something like a link, in ${LINKS.length} ways`]: {
    model: editing(LINKS),
    act: [onMondays(told(LINKS.length))],
    seen: {
      'no mail reaches the editor': [0, MAIL],
      'the owner is told each time, with the words': ({ messages }) =>
        messages.every((text) => text.includes('something like a link')),
    },
  },
};
