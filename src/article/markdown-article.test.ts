import { readFileSync } from 'node:fs';
import { h } from 'hastscript';
import { markdownArticle } from './article.ts';
import { linkHeadings } from './headings.ts';
import { elementsOf } from './map-elements.ts';
import { readHtml } from './read-page.ts';

const hostile = readFileSync('tests/fixtures/hostile.md', 'utf8').split('\n---\n');

const HARMLESS_ELEMENTS = new Set(
  `p a em strong del code pre span h2 h3 h4 h5 h6 button ul ol li blockquote hr br img figure
  figcaption b table thead tbody tr th td div header section sup input`.split(/\s+/),
);
const HARMLESS_ATTRIBUTES = new Set(
  `href src alt title id className align start loading decoding tabIndex role type checked disabled
  ariaHidden ariaLabel ariaLabelledBy ariaDescribedBy dataFootnotes dataFootnoteRef
  dataFootnoteBackref dataBehaviour dataPart dataSkipText dataCopyLabel dataCopyStatus
  dataCopySource dataLanguage dataWeight dataToken scope translate`.split(/\s+/),
);
const ALLOWED_SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));

async function harmIn(markdown: string) {
  return elementsOf(await markdownArticle(markdown)).flatMap(({ tagName, properties }) => {
    const harm = HARMLESS_ELEMENTS.has(tagName) ? [] : [`<${tagName}>`];
    for (const [name, value] of Object.entries(properties)) {
      if (!HARMLESS_ATTRIBUTES.has(name)) harm.push(`${tagName} ${name}="${value}"`);
      if (name !== 'href' && name !== 'src') continue;
      const { protocol } = new URL(String(value), 'https://site.example/blog/post');
      if (!ALLOWED_SCHEMES.includes(protocol)) harm.push(`${tagName} ${name}="${value}"`);
    }
    return harm;
  });
}

expect(hostile.length).toBeGreaterThan(30);
test.each([...hostile, hostile.join('\n\n')])('is text or nothing: %s', async (markdown) => {
  expect(await harmIn(markdown)).toEqual([]);
  expect(await htmlOf(markdown)).not.toMatch(/<(script|style|iframe|svg|form)/i);
});

const KEPT = `http://a.example https://a.example/x?y=z#w irc://a.example/room mailto:a@a.example
  xmpp:a@a.example /contact other-post ../docs #part ?category=Voice ./a:b`;
test('links to schemes that do no harm are kept', async () => {
  for (const target of KEPT.split(/\s+/))
    expect(await htmlOf(`[words](${target})`)).toContain(`<a href="${target}"`);
});

test('an amount with a stop ends its sentence once, in bold and as a link as well', async () => {
  const text = 'All for **{fee}**. Or [{fee}](/a). Or *{fee}*, `{fee}.`.';
  expect(readHtml(await markdownArticle(text, 'a.md', { fee: '25.000 kr.' }))).toMatchSnapshot();
});

const LOST = 'javascript:alert(1) data:text/html,x tel:+15550100 ftp://a.example sms:1 news:x';
const ELSEWHERE = 'https://a.example/x.png //a.example/x.png data:image/png;base64,AA';
test('other links leave their words, and pictures from elsewhere their text', async () => {
  for (const target of LOST.split(' '))
    expect(await htmlOf(`[words](${target})`)).toBe('<p>words</p>');
  for (const source of ELSEWHERE.split(' '))
    expect(await htmlOf(`![A loom](${source})`)).toBe('<p>A loom</p>');
});

test('headings of one name take no longer than others', () => {
  const cost = (name: (index: number) => string) => {
    const headings = Array.from({ length: 10_000 }, (_, index) => h('h2', { id: '' }, name(index)));
    const before = process.cpuUsage();
    linkHeadings(h(null, headings), false);
    return process.cpuUsage(before).user;
  };
  const others = cost((index) => `Part ${index}`);
  expect(cost(() => 'Part')).toBeLessThan(4 * others);
});
