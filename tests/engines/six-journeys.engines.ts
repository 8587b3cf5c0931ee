/**
 * The six journeys on which the site depends most, in browsers that Playwright cannot drive: `npm run test:engines`, after a
 * build. Journeys in Chromium go into the details; here it is shown that the same things work elsewhere.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainLinks } from '#content/data/navigation.ts';
import { films } from '#content/data/videos.ts';
import { startReceiver } from '#server/testing/receiver.ts';
import { builtDirectory } from '../support/built-directory.ts';
import { misspeltHeading } from '../support/queries-of-the-index.ts';
import { type RunningSite, startSite } from '../support/start-site.ts';
import type { Engine } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { KEYS, type Visitor, visitorOf } from './visitor.ts';
import { findWebKit, startWebKit } from './webkit.ts';

interface Browser {
  name: string;
  /** Starts it; absent where it is not installed. */
  start: (() => Promise<Engine>) | undefined;
}

const firefox = findFirefox();
const webKit = findWebKit();
const BROWSERS: Browser[] = [
  { name: 'Firefox', start: firefox === undefined ? undefined : () => startFirefox(firefox) },
  { name: 'WebKitGTK', start: webKit && (() => startWebKit(webKit)) },
];

const DIRECTORY = '/docs/technology-stack';
const SENT = 'Form submitted successfully!';
const OFTEN = builtDirectory.oftenConnected.find((name) => /^\w{7,}$/.test(name)) ?? '';
const TOOL = { name: OFTEN, id: builtDirectory.tools.find(({ name }) => name === OFTEN)?.id ?? '' };

/** Every answer that a form can ask for; words for those that are typed. */
const ANSWERS = [
  ['textbox', 'First name', 'Ada'],
  ['textbox', 'Last name', 'Byron'],
  ['textbox', 'Email', 'ada@engines.example'],
  ['textbox', 'Role', 'Analyst'],
  ['textbox', 'Company name', 'Engines Ltd'],
  ['radio', '51-200', ''],
  ['radio', '10M-50M', ''],
  ['radio', '500K+', ''],
  ['textbox', 'How can we help', 'Sixty "quotes" a week; naïve, typed by hand.'],
] as const;

describe.each(BROWSERS)('$name', ({ name, start }) => {
  let site: RunningSite;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let visitor: Visitor;

  beforeAll(async () => {
    if (!start) return;
    receiver = await startReceiver();
    site = await startSite({ env: { CONTACT_WEBHOOK_URL: receiver.url } });
    visitor = visitorOf(await start());
  }, 60_000);

  afterAll(async () => {
    await visitor?.close();
    await site?.stop();
    await receiver?.[Symbol.asyncDispose]();
  }, 60_000);

  const journey = (goal: string, run: (note: (words: string) => Promise<unknown>) => Promise<void>) =>
    test(goal, { timeout: 90_000 }, async ({ skip, annotate }) => {
      skip(!start, `not run: no ${name} here`);
      await annotate(visitor.version);
      await run(annotate);
    });

  journey('contact: mistakes are named, and a corrected form arrives', async () => {
    await visitor.resize(1440, 900);
    await visitor.open(`${site.url}/contact`);
    await visitor.click('button', 'Submit');
    await visitor.eventually(() => visitor.see('alert')).toBeDefined();
    expect(receiver.deliveries).toEqual([]);
    for (const [role, name, words] of ANSWERS) {
      await visitor.click(role, name);
      await visitor.type(words);
    }
    await visitor.click('button', 'Submit');
    await visitor.eventually(async () => (await visitor.see('alert'))?.text).toBe(SENT);
    await visitor.eventually(async () => receiver.deliveries.length).toBe(1);
    expect(JSON.parse(receiver.deliveries[0]?.body ?? '{}')).toMatchObject({
      firstName: 'Ada',
      companySize: '51-200',
      howCanWeHelp: 'Sixty "quotes" a week; naïve, typed by hand.',
    });
  });

  journey('search: a result leads to its place, and a slip to what is close', async () => {
    await visitor.resize(1440, 900);
    await visitor.open(`${site.url}/docs/process`);
    await openSearch();
    await visitor.type(TOOL.name.toLowerCase());
    await visitor.eventually(() => visitor.see('option', TOOL.name)).toBeDefined();
    await visitor.press(KEYS.Enter);
    await visitor.eventually(visitor.address).toBe(`${DIRECTORY}#${TOOL.id}`);
    await visitor.eventually(() => placeOf(TOOL.id)).toBe('where it belongs');

    await openSearch();
    const slip = await misspeltHeading();
    await visitor.type(slip.query);
    await visitor.eventually(() => visitor.see('link', slip.path)).toBeDefined();
    await visitor.press(KEYS.ArrowDown);
    await visitor.press(KEYS.Enter);
    await visitor.eventually(visitor.address).toBe(slip.path);
  });

  journey('menu: it opens on a phone, closes on Escape and leads on; so does the list of pages', async () => {
    await visitor.resize(390, 844);
    await visitor.open(`${site.url}/about`);
    await visitor.click('button', 'Menu');
    await visitor.eventually(() => visitor.see('dialog', 'Menu')).toBeDefined();
    await visitor.press(KEYS.Escape);
    await visitor.eventually(() => visitor.see('dialog', 'Menu')).toBeUndefined();
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toContain('Menu');
    await visitor.click('button', 'Menu');
    const link = mainLinks.find(({ href }) => href === '/pricing');
    await visitor.click('link', link?.label);
    await visitor.eventually(visitor.address).toBe(link?.href);

    await visitor.open(`${site.url}/docs/process`);
    await visitor.click('button', 'Pages');
    await visitor.eventually(() => visitor.see('link', 'Technology Stack')).toBeDefined();
    await visitor.click('link', 'Technology Stack');
    await visitor.eventually(visitor.address).toBe(DIRECTORY);
    await visitor.eventually(() => visitor.evaluate(() => scrollX)).toBe(0);
  });

  journey('theme: dark holds in the documentation, and ends outside it', async () => {
    await visitor.resize(1440, 900);
    await visitor.open(`${site.url}/docs/process`);
    const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await visitor.click('button', 'Dark mode');
    await visitor.eventually(ground).not.toBe(light);
    const dark = await ground();
    await visitor.open(`${site.url}/docs/resources`);
    expect(await ground()).toBe(dark);
    await visitor.open(`${site.url}/about`);
    expect(await ground()).toBe(light);
    await visitor.open(`${site.url}/docs`);
    expect(await ground()).toBe(light);
  });

  journey('films: one waits for a press and plays, one plays by itself and can be paused', async (note) => {
    await visitor.resize(1440, 900);
    await visitor.open(`${site.url}/`);
    await visitor.click('button', 'Watch the film');
    await visitor.eventually(async () => (await playing())?.seconds).toBeGreaterThan(0.5);
    await note(`plays ${(await playing())?.file}`);

    await visitor.open(`${site.url}/incubator`);
    await visitor.eventually(async () => (await playing())?.seconds).toBeGreaterThan(0.3);
    await visitor.click('button', `Pause${films.incubatorHero.title}`);
    await visitor.eventually(async () => (await playing())?.isPaused).toBe(true);
  });

  journey(
    'directory: groups open, an address opens its own, and the field finds in spite of a slip',
    async () => {
      await visitor.resize(1440, 900);
      await visitor.open(`${site.url}${DIRECTORY}`);
      const [category] = builtDirectory.categories;
      await visitor.click('button', category?.name);
      const member = builtDirectory.tools.find((tool) => tool.category === category?.id);
      await visitor.eventually(() => visitor.see('listitem', member?.name)).toBeDefined();

      await visitor.open('about:blank');
      await visitor.open(`${site.url}${DIRECTORY}#${TOOL.id}`);
      await visitor.eventually(() => placeOf(TOOL.id)).toBe('where it belongs');

      await visitor.click('searchbox');
      await visitor.type(TOOL.name.slice(0, 3) + TOOL.name.slice(4));
      await visitor.eventually(visitor.address).toContain('?q=');
      await visitor.eventually(() => visitor.see('listitem', TOOL.name)).toBeDefined();
      await visitor.click('button', 'Clear');
      await visitor.click('searchbox');
      await visitor.type(`${TOOL.name}, FooERP`);
      await visitor.eventually(() => visitor.see('status', '1 of 2')).toBeDefined();
    },
  );

  /** Pressed again when the page was not listening yet. */
  const openSearch = async () => {
    await visitor
      .eventually(async () => {
        if (!(await visitor.see('combobox'))) await visitor.press(KEYS.Control, 'k');
        return visitor.see('combobox');
      })
      .toBeDefined();
  };

  /** Says where an anchor of the page is: in view and below the bars, or how far off. */
  const placeOf = (id: string) =>
    visitor.evaluate((named) => {
      const place = document.getElementById(named);
      if (!place?.checkVisibility()) return 'not shown';
      const { top, left } = place.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 4, top + 8);
      if (!place.contains(seen)) return `covered or out of sight, at ${top}`;
      return top < innerHeight / 2 ? 'where it belongs' : `at ${top}`;
    }, id);

  const playing = () =>
    visitor.evaluate(() => {
      const [video] = document.querySelectorAll('video');
      if (!video) return undefined;
      const { currentTime, paused, currentSrc } = video;
      return { seconds: currentTime, isPaused: paused, file: currentSrc.split('/').at(-1) ?? '' };
    });
});
