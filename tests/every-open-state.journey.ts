/** Every part that opens, in every window: states are rows here, rules functions of `page-rules/`. */
import { isAccessible } from './page-rules/axe.ts';
import {
  hasWayOut,
  keepsItsWordsWhole,
  leavesItsOpener,
  showsItsControls,
  staysInItsWidth,
} from './page-rules/opened.ts';
import {
  type ContactForm,
  company,
  doubleText,
  expect,
  FIX,
  type Locator,
  type Page,
  SENT,
  test,
  twoFrames,
} from './support/fill-contact-form.ts';

interface State {
  part: (page: Page) => Locator;
  /** What a visitor presses, in windows that show it. */
  opener?: (page: Page) => Locator;
  prepare?: (page: Page, form: ContactForm) => Promise<unknown>;
  windows?: readonly (readonly [width: number, height: number])[];
}

/** From the smallest phone to a small laptop, a phone on its side, a tablet on its end. */
const WINDOWS = [
  [320, 640],
  [390, 664],
  [844, 390],
  [390, 844],
  [768, 1024],
  [1024, 600],
] as const;

const RULES = [showsItsControls, hasWayOut, leavesItsOpener, staysInItsWidth, keepsItsWordsWhole];

const { day, features, films, addresses } = company;
const PROMO = films.promo?.id ? undefined : films.promo;
const TEMPLATE = company.docsPages.find(({ path }) => path.includes('/templates/'));

const main = (page: Page) => page.getByRole('main');
const desk = (page: Page) => page.locator('[data-said]');
const popover = (id: string) => ({
  part: (page: Page) => page.locator(`#${id}`),
  opener: (page: Page) => page.locator(`[popovertarget="${id}"]:not(#${id} *):visible`),
});
const openAll = (part: Locator) =>
  part.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) {
      // One of a group would close the others.
      one.removeAttribute('name');
      one.open = true;
    }
  });
const OPENED: Record<string, State> = {
  'all that opens in the text': { part: main, prepare: (page) => openAll(main(page)) },
};
const SEARCH = {
  part: (page: Page) => page.getByRole('dialog', { name: 'Search docs' }),
  opener: (page: Page) => page.locator('[data-search-open]:visible').first(),
};
const type = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Search docs' }).fill(words);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result|close to/i);
};
const title = async (page: Page) => (await page.locator('h1').textContent()) ?? '';
const FILM = {
  part: (page: Page) => page.locator('[data-behaviour="film-dialog"] dialog'),
  opener: (page: Page) => page.locator('[data-behaviour="film-dialog"] > a'),
};
/** Without waiting for it. */
const endFilm = (page: Page) =>
  FILM.part(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      Object.defineProperty(video, 'ended', { value: true });
      video.dispatchEvent(new Event('ended'));
    });
const decideAll = async (page: Page) => {
  const waiting = desk(page).getByRole('button');
  while ((await waiting.count()) > 0) await waiting.last().click();
};
const HOME: Record<string, State> = {};
if (PROMO) {
  HOME['the film'] = FILM;
  HOME['the film at its end'] = { ...FILM, prepare: endFilm };
}
for (const [index, { title }] of features.entries())
  HOME[`the example of ${title}`] = {
    part: (page) => page.locator('#features'),
    prepare: (page) => page.locator('#features').getByRole('button').nth(index).click(),
    windows: [[320, 640]],
  };
if (day.asks.length > 0) HOME['the desk, decided'] = { part: desk, prepare: decideAll };
const CONTENTS = popover('page-contents');

/** By the page, on one visit one after the other. */
const STATES: Record<string, Record<string, State>> = {
  '/': { ...HOME, ...OPENED },
  '/pricing': {
    'the menu': {
      part: (page) => page.getByRole('dialog', { name: 'Menu' }),
      opener: (page) => page.getByRole('button', { name: 'Menu' }),
    },
    ...OPENED,
  },
  '/docs/process': {
    'the drawer, its groups open': {
      ...popover('docs-sidebar'),
      prepare: (page) => openAll(page.locator('#docs-sidebar')),
    },
    'the search': SEARCH,
    'the search with rows': {
      ...SEARCH,
      prepare: async (page) => type(page, await title(page)),
    },
    'the search with what is close': {
      ...SEARCH,
      // Each longer word without its fourth letter.
      prepare: async (page) =>
        type(page, (await title(page)).replace(/\b(\w{3})\w(\w{2,})/g, '$1$2')),
    },
    'the search without a row': { ...SEARCH, prepare: (page) => type(page, 'zzxqj') },
    'its contents': CONTENTS,
    'the ways to take it': { ...popover('page-ways'), windows: [[1280, 600]] },
  },
  '/privacy': { 'its contents': CONTENTS },
  ...(!addresses.isOff('/incubator') && {
    '/incubator': {
      'its dialog': {
        part: (page) => page.locator('main dialog'),
        prepare: (page) =>
          page.locator('main dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal()),
      },
      ...OPENED,
    },
  }),
  '/contact': {
    'the errors of the form': {
      part: main,
      prepare: async (_page, form) => {
        await form.submit.click();
        await form.expectAnswer(FIX);
      },
    },
    'the arrival': {
      part: main,
      prepare: async (_page, form) => {
        await form.send();
        await form.expectAnswer(SENT);
      },
    },
  },
  '/docs/technology-stack': {
    'the tools found': {
      part: (page) => page.getByRole('list', { name: 'Tools found' }),
      prepare: (page) => page.getByRole('searchbox').fill('a'),
    },
  },
  '/docs/resources': OPENED,
  ...(TEMPLATE && { [TEMPLATE.path]: OPENED }),
};

const isDocs = (page: Page) => new URL(page.url()).pathname.startsWith('/docs');
const turnTheme = (page: Page) =>
  page.evaluate(() => void document.documentElement.classList.toggle('dark'));

/** With axe, in light, and in the dark where there is one. */
async function axeFaults(page: Page, part: Locator) {
  const faults = await isAccessible(part);
  if (!isDocs(page)) return faults;
  await turnTheme(page);
  faults.push(...(await isAccessible(part)).map((fault) => `in the dark: ${fault}`));
  await turnTheme(page);
  return faults;
}

async function faultsOf(page: Page, form: ContactForm, name: string, state: State) {
  const { windows = WINDOWS, prepare } = state;
  const part = state.part(page);
  const opener = state.opener?.(page);
  const faults: string[] = [];
  let isOpened = false;
  const look = async (place: string) => {
    const found = isOpened ? [] : await axeFaults(page, part);
    isOpened = true;
    for (const rule of RULES) found.push(...(await rule({ part, opener })));
    for (const fault of found) faults.push(`${name}, ${place}: ${fault}`.slice(0, 240));
  };
  for (const text of ['', ', text at 200 %']) {
    const end = text ? await doubleText(page) : undefined;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(twoFrames);
      if (opener && !(await opener.isVisible())) continue;
      // It may have closed with the other width.
      if (!isOpened || !(await part.isVisible())) {
        await opener?.click();
        await prepare?.(page, form);
        await expect(part).toBeVisible();
      }
      await opener?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await look(`${width} × ${height}${text}`);
    }
    await end?.();
  }
  while ((await page.locator(':is(:modal, :popover-open)').count()) > 0)
    await page.keyboard.press('Escape');
  return isOpened ? faults : [`${name}: opens in no window`];
}

for (const [route, states] of Object.entries(STATES))
  test(`what opens on ${route} keeps its rules in every window`, async ({ page, form }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    const faults: string[] = [];
    for (const [name, state] of Object.entries(states))
      faults.push(...(await faultsOf(page, form, name, state)));
    expect(faults).toEqual([]);
  });
