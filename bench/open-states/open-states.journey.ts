/** A state is a row here, a rule a function of `open-state-rules.ts`. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { doubleText, expect, test, twoFrames } from '#tests/support/journey.ts';
import {
  hasWayOut,
  keepsItsWordsWhole,
  leavesItsOpener,
  showsItsControls,
  staysInItsWidth,
} from './open-state-rules.ts';

interface State {
  name: string;
  route: string;
  part: (page: Page) => Locator;
  /** What a visitor presses, in windows that show it. */
  opener?: (page: Page) => Locator;
  prepare?: (page: Page) => Promise<unknown>;
  windows?: readonly (readonly [width: number, height: number])[];
}

/** From the smallest phone to a small laptop's window, and a tablet on its end. */
const WINDOWS = [
  [320, 640],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1024, 600],
] as const;

const RULES = [showsItsControls, hasWayOut, leavesItsOpener, staysInItsWidth, keepsItsWordsWhole];

const TEMPLATES = globSync('docs/agents/templates/*.html', {
  cwd: join(import.meta.dirname, '../../dist'),
}).map((file) => `/${file.replaceAll('\\', '/').replace('.html', '')}`);

const main = (page: Page) => page.getByRole('main');
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
const search = {
  route: '/docs/process',
  part: (page: Page) => page.getByRole('dialog', { name: 'Search docs' }),
  opener: (page: Page) => page.locator('[data-search-open]:visible').first(),
};
const type = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Search docs' }).fill(words);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result|close to/i);
};
const title = async (page: Page) => (await page.locator('h1').textContent()) ?? '';
const film = {
  route: '/',
  part: (page: Page) => page.locator('[data-behaviour="film-dialog"] dialog'),
  opener: (page: Page) => page.locator('[data-behaviour="film-dialog"] > a'),
};
const opened = (route: string): State => ({
  name: `what opens on ${route}`,
  route,
  part: main,
  prepare: (page) => openAll(main(page)),
});

const STATES: readonly State[] = [
  {
    name: 'the menu',
    route: '/pricing',
    part: (page) => page.getByRole('dialog', { name: 'Menu' }),
    opener: (page) => page.getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'the drawer of the docs, its groups open',
    route: '/docs/process',
    ...popover('docs-sidebar'),
    prepare: (page) => openAll(page.locator('#docs-sidebar')),
  },
  { name: 'the search', ...search },
  {
    name: 'the search with rows',
    ...search,
    prepare: async (page) => type(page, await title(page)),
  },
  {
    name: 'the search with what is close',
    ...search,
    // Each longer word without its fourth letter.
    prepare: async (page) =>
      type(page, (await title(page)).replace(/\b(\w{3})\w(\w{2,})/g, '$1$2')),
  },
  { name: 'the search without a row', ...search, prepare: (page) => type(page, 'zzxqj') },
  { name: 'the contents of a document', route: '/docs/process', ...popover('page-contents') },
  { name: 'the contents of the policy', route: '/privacy', ...popover('page-contents') },
  {
    name: 'the ways to take a page',
    route: '/docs/process',
    ...popover('page-ways'),
    windows: [
      [1280, 600],
      [1440, 900],
    ],
  },
  { name: 'the film', ...film },
  {
    name: 'the film at its end',
    ...film,
    prepare: (page) =>
      film
        .part(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => {
          Object.defineProperty(video, 'ended', { value: true });
          video.dispatchEvent(new Event('ended'));
        }),
  },
  {
    name: 'the dialog of the incubator',
    route: '/incubator',
    part: (page) => page.locator('main dialog'),
    prepare: (page) =>
      page.locator('main dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal()),
  },
  {
    name: 'the errors of the form',
    route: '/contact',
    part: main,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('alert')).toContainText(/./);
    },
  },
  {
    name: 'the tools found',
    route: '/docs/technology-stack',
    part: (page) => page.getByRole('list', { name: 'Tools found' }),
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('a');
      await expect(page.getByRole('list', { name: 'Tools found' })).toBeVisible();
    },
  },
  ...['/', '/pricing', '/incubator', '/docs/resources', ...TEMPLATES.slice(0, 1)].map(opened),
];

/** @returns its faults, or nothing in a window that does not have it */
async function look(page: Page, state: State) {
  const part = state.part(page);
  const opener = state.opener?.(page);
  if (opener && !(await opener.isVisible())) return;
  const isOpen = (await page.locator(':is(:modal, :popover-open)').count()) > 0;
  if (!isOpen) {
    await opener?.click();
    await state.prepare?.(page);
    await expect(part).toBeVisible();
  }
  // It may have left the window with the other width.
  await opener?.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const faults: string[] = [];
  for (const rule of RULES) faults.push(...(await rule({ part, opener })));
  return faults;
}

for (const state of STATES)
  test(`${state.name} keeps its rules in every window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(state.route);
    const faults: string[] = [];
    let seen = 0;
    for (const text of ['', ', text at 200 %']) {
      const end = text ? await doubleText(page) : undefined;
      for (const [width, height] of state.windows ?? WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(twoFrames);
        const found = await look(page, state);
        if (found) seen += 1;
        for (const fault of found ?? [])
          faults.push(`${width} × ${height}${text}: ${fault}`.slice(0, 240));
      }
      await end?.();
    }
    expect(faults).toEqual([]);
    expect(seen, 'windows in which it was open').toBeGreaterThan(0);
  });
