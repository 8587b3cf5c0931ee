/** Every motion of the site: its place, its trigger, and the moments to take pictures at. */
import type { Page } from '@playwright/test';
import { FULL_LEAD, giveAnswers, REQUIRED_LEAD, submitButton } from '#tests/support/fill-contact-form.ts';

export interface Motion {
  name: string;
  route: string;
  /** Other than both. */
  widths?: readonly number[];
  /** Brings the page to where the motion can begin. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Begins it. Without one it begins when the page is shown. */
  begin?: (page: Page) => Promise<unknown>;
  frames: Frames;
}

type Frames =
  /** A motion by the clock: milliseconds after it began. */
  | { at: readonly number[] }
  /** Motion driven by scrolling: the element scrolled past, and the number of frames from its first sight to its last. */
  | { past: string; count: number }
  /** Motion driven by input: the action before each frame. */
  | { steps: readonly ((page: Page) => Promise<unknown>)[] };

/** A motion of 320 ms, and the frame after it. */
const MID = [0, 40, 80, 120, 180, 240, 300, 340];
const SLOW = [0, 100, 200, 300, 450, 600, 750, 920];

const follow = (selector: string) => (page: Page) =>
  page.locator(selector).first().click({ noWaitAfter: true });
const show = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click({ noWaitAfter: true });
}

const answers = Object.entries(REQUIRED_LEAD).map(
  ([name, answer]) =>
    (page: Page) =>
      giveAnswers(page, { [name]: answer }),
);

export const motions: readonly Motion[] = [
  {
    name: 'home-hero',
    route: '/',
    prepare: show('main figure'),
    frames: { at: [0, 300, 600, 1000, 1600, 2400, 3400, 4600] },
  },
  {
    name: 'home-hero-loop',
    route: '/',
    prepare: show('main figure'),
    frames: { at: [6000, 6450, 6900, 7800, 10_000, 12_000, 14_000, 14_900] },
  },
  {
    name: 'home-clients',
    route: '/',
    prepare: show('#clients-heading'),
    frames: { at: [0, 2500, 5000, 10_000] },
  },
  {
    name: 'home-feature',
    route: '/',
    prepare: show('button[aria-controls^="example-"]'),
    begin: (page) => page.locator('button[aria-controls^="example-"]').nth(2).click({ noWaitAfter: true }),
    frames: { at: MID },
  },
  {
    name: 'home-integrations',
    route: '/',
    prepare: show('section[aria-labelledby=integrations-heading]'),
    frames: { at: [0, 5000, 10_000, 19_900] },
  },
  { name: 'home-process', route: '/', frames: { past: '#process', count: 8 } },
  {
    name: 'home-quote',
    route: '/',
    prepare: show('#lead-quote'),
    begin: follow('button[aria-controls="lead-quote"]'),
    frames: { at: MID },
  },
  {
    name: 'accordion',
    route: '/',
    prepare: show('#faq'),
    begin: follow('#faq summary'),
    frames: { at: MID },
  },
  {
    name: 'menu',
    route: '/pricing',
    widths: [390],
    begin: openMenu,
    frames: { at: [0, 60, 120, 180, 260, 340, 440, 560] },
  },
  {
    name: 'about-threads',
    route: '/about',
    prepare: show('main figure'),
    frames: { at: [0, 250, 500, 750, 1000, 1400, 1800, 2000] },
  },
  { name: 'about-portraits', route: '/about', frames: { past: '[data-founder]', count: 8 } },
  {
    name: 'pricing-month',
    route: '/pricing',
    prepare: show('fieldset[aria-labelledby=month-choice]'),
    begin: follow('fieldset[aria-labelledby=month-choice] button:nth-of-type(2)'),
    frames: { at: SLOW },
  },
  {
    name: 'pricing-return',
    route: '/pricing',
    prepare: show('fieldset[aria-labelledby=own-return-heading]'),
    begin: async (page) => {
      const fields = page.locator('fieldset[aria-labelledby=own-return-heading] input');
      for (const [index, answer] of ['20', '4', '60'].entries()) await fields.nth(index).fill(answer);
      await fields.nth(2).press('End');
    },
    frames: { at: SLOW },
  },
  { name: 'contact-cloth', route: '/contact', frames: { steps: answers } },
  {
    name: 'contact-arrival',
    route: '/contact',
    prepare: (page) => giveAnswers(page, { ...REQUIRED_LEAD, annualRevenue: FULL_LEAD.annualRevenue }),
    begin: (page) => submitButton(page).click({ noWaitAfter: true }),
    frames: { at: [0, 160, 320, 640, 900, 1200, 1500, 1850] },
  },
  {
    name: 'incubator-chart',
    route: '/incubator',
    frames: { past: 'section[aria-labelledby=revenue-heading]', count: 8 },
  },
  {
    name: 'incubator-weeks',
    route: '/incubator',
    frames: { past: 'section[aria-labelledby=weeks-heading]', count: 8 },
  },
  {
    name: 'not-found-thread',
    route: '/nothing-here',
    begin: follow('main details summary'),
    frames: { at: [0, 120, 240, 400, 600, 800, 1100, 1400] },
  },
  {
    name: 'page-bar',
    route: '/pricing',
    widths: [1440],
    begin: follow('header nav a[href="/about"]'),
    frames: { at: MID },
  },
  {
    name: 'page-menu',
    route: '/pricing',
    widths: [390],
    prepare: openMenu,
    begin: follow('dialog a[href="/about"]'),
    frames: { at: MID },
  },
  {
    name: 'page-article',
    route: '/blog',
    begin: follow('main article h2 a, main article h3 a'),
    frames: { at: MID },
  },
  {
    name: 'page-case',
    route: '/docs/showcase',
    prepare: show('[data-travel-card] a[href^="/docs/case-studies/"]'),
    begin: follow('[data-travel-card] a[href^="/docs/case-studies/"]'),
    frames: { at: MID },
  },
];
