/**
 * A translator has changed the words of a page, a password manager and a grammar checker its form, a
 * phone its numbers: each control does what it says, and what was typed stays.
 */
import {
  type ContactForm,
  company,
  expect,
  FIX,
  holdBack,
  type Page,
  REQUIRED_LEAD,
  SENT,
  test,
  visit,
} from '../support/fill-contact-form.ts';

/**
 * What other programs do in the page: each to every fifth of an island's words, or a translator to
 * all, and to all controls but the one that has the focus, which moving it would take.
 */
function change(island: Element, isTranslated: unknown) {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const make = (name: string, ...children: (Node | string)[]) => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };
  const wrap = (node: ChildNode, name: string) => {
    const place = document.createComment('');
    node.replaceWith(place);
    place.replaceWith(make(name, node));
  };
  const ways: ((text: Text) => void)[] = [
    (text) => text.replaceWith(make('font', make('font', `«${text.data}»`))),
    (text) => wrap(text, 'font'),
    (text) => text.replaceData(0, text.length, `«${text.data}»`),
    (text) => wrap(text.splitText(Math.floor(text.length / 2)), 'a'),
    (text) => text.parentElement?.closest('b, legend, h2, .caption')?.remove(),
  ];
  const words = texts.filter(({ data }) => data.trim());
  for (const [at, text] of words.entries()) ways[isTranslated === true ? 0 : at % 5]?.(text);
  for (const control of island.querySelectorAll('input, textarea, button')) {
    control.setAttribute('data-gramm', 'true');
    if (!control.matches('[type=checkbox]')) control.before(make('div'));
    const icon = make('span');
    icon.attachShadow({ mode: 'open' }).append('•');
    control.after(icon);
    if (control.matches('button')) control.prepend(make('grammarly-extension'));
    else if (control !== document.activeElement) wrap(control, 'span');
  }
}

interface Island {
  route: string;
  isThere?: boolean;
  /** The island is the one around it. */
  part: string;
  touch: (page: Page) => Promise<unknown>;
  use: (page: Page, form: ContactForm) => Promise<unknown>;
}

const tools = (page: Page) => page.locator('main astro-island');
const press = (selector: string) => (page: Page) => page.locator(selector).click();

const ISLANDS: Record<string, Island> = {
  'the form': {
    route: '/contact',
    part: 'form',
    touch: async (page) => {
      await page.locator('#firstName').pressSequentially('Aa');
      await page.keyboard.press('ArrowLeft');
    },
    use: async (page, form) => {
      const first = form.field('firstName');
      const submit = page.locator('form [type=submit]');
      await expect(first).toHaveValue('Aa');
      await expect(first).toBeFocused();
      await page.keyboard.type('d');
      await submit.click();
      await expect(form.alert).toHaveText(FIX);
      const { firstName: _typed, ...others } = REQUIRED_LEAD;
      await form.give(others);
      await expect(first).toHaveValue('Ada');
      await submit.click();
      await expect(form.alert).toHaveText(SENT);
      await page.locator('[data-arrived] button').click();
      await expect(form.field('howCanWeHelp')).toBeFocused();
    },
  },
  'the desk': {
    route: '/',
    part: '[data-said]',
    touch: press('[data-said] button >> nth=1'),
    use: async (page) => {
      const desk = page.locator('[data-said]');
      await expect(desk).toHaveAttribute('data-said', /^\d+no$/);
      const asked = await desk.getByRole('status').innerText();
      await desk.getByRole('button').first().press('Enter');
      await expect(desk).toHaveAttribute('data-said', /no \d+yes$/);
      await expect(desk.getByRole('status')).not.toHaveText(asked, { useInnerText: true });
      await expect(desk.getByRole('status')).toContainText('2 of');
      await desk.getByRole('button').last().press('Enter');
      await expect(desk.getByRole('link')).toBeVisible();
    },
  },
  'the features': {
    route: '/',
    isThere: company.features.length > 4,
    part: '#features',
    touch: press('#features button >> nth=2'),
    use: async (page) => {
      const buttons = page.locator('#features button');
      await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'true');
      const other = buttons.nth(4);
      for (const _time of ['pressed', 'pressed again']) {
        await other.click();
        await expect(other).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('#features [aria-expanded=true]')).toHaveCount(1);
      }
      const example = (await other.getAttribute('aria-controls')) ?? '';
      await expect(page.locator(`#${example}`)).toBeVisible();
    },
  },
  'the testimonials': {
    route: '/',
    isThere: (company.testimonials[0]?.quote.length ?? 0) > 150,
    part: '#results',
    touch: press('#results button'),
    use: async (page) => {
      const button = page.locator('#results button');
      await expect(button).toContainText('Show less');
      const quote = page.locator('#results blockquote').first();
      await expect(quote).not.toContainText('…”', { useInnerText: true });
      await button.click();
      await expect(button).toContainText('See full testimonial');
    },
  },
  'the return': {
    route: '/pricing',
    isThere: Boolean(company.pricing.returned),
    part: '[aria-labelledby=own-return-heading]',
    touch: (page) => page.locator('[name=own-hours]').fill('40'),
    use: async (page) => {
      const status = page.locator('figure [role=status]');
      const people = page.locator('[name=own-people]');
      await people.fill('12');
      await page.locator('[name=own-hourly]').fill('80');
      await expect(status).toContainText(/\d/);
      const day = await status.innerText();
      await people.fill('20');
      await expect(status).not.toHaveText(day);
    },
  },
  'the students’ films': {
    route: '/incubator',
    isThere: !company.addresses.isOff('/incubator') && company.studentFilms.length > 4,
    part: '#student-player',
    touch: press('#student-2'),
    use: async (page) => {
      await expect(page.locator('#student-2')).toHaveAttribute('aria-selected', 'true');
      await page.locator('#student-4').click();
      const player = page.locator('#student-player');
      await expect(player).toContainText(company.studentFilms[4]?.says[0] ?? '');
      await expect(player.locator('video')).toBeVisible();
    },
  },
  'the articles': {
    route: '/blog',
    isThere: company.posts.length > 3,
    part: '#recent-heading',
    touch: press('[data-category] >> nth=1'),
    use: async (page) => {
      const categories = page.locator('[data-category]');
      await expect(categories.nth(1)).toHaveAttribute('aria-pressed', 'true');
      const name = await categories.nth(2).getAttribute('data-category');
      await categories.nth(2).click();
      await expect(page).toHaveURL(/category=/);
      await expect(page.getByRole('status').filter({ hasText: `${name}:` })).toHaveCount(1);
    },
  },
  'the directory': {
    route: '/docs/technology-stack',
    part: 'input:not([role])',
    touch: (page) => tools(page).locator('input').fill('sla'),
    use: async (page) => {
      const field = tools(page).locator('input');
      await expect(field).toHaveValue('sla');
      await field.fill('slack');
      await expect(tools(page).getByText('Slack').first()).toBeVisible();
      await field.fill('');
      await expect(page.locator('main details').last()).toBeVisible();
    },
  },
  'the search': {
    route: '/docs/process',
    part: '[role="combobox"]',
    touch: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('sprint');
    },
    use: async (page) => {
      await expect(page.getByRole('option').first()).toContainText(/sprint/i);
      await page.getByRole('combobox').fill('qqqqqq');
      const search = page.locator('#docs-search');
      await expect(search.getByText('No results found').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    },
  },
};

test.use({
  viewport: { width: 1440, height: 1000 },
  // React draws an island anew where another program came first.
  expectedErrors: [/React error #418/],
});

/** Before an island is awake its renderer works, the same for all: for fields, and for a press. */
const EARLY = ['the form', 'the features'];
const MOMENTS = ['at rest', 'once it is awake', 'while the page arrives', 'while it wakes'];

for (const [name, { route, isThere = true, part, touch, use }] of Object.entries(ISLANDS))
  for (const moment of MOMENTS.slice(0, EARLY.includes(name) ? 4 : 2))
    test(`${name}, changed ${moment}`, async ({ page, form }) => {
      test.skip(!isThere, `the company has not ${name}`);
      if (moment === 'while the page arrives')
        await page.addInitScript(
          `addEventListener('DOMContentLoaded', () => document.querySelectorAll('astro-island').forEach(${change}))`,
        );
      await visit(page, route);
      const island = page.locator('astro-island, dialog').filter({ has: page.locator(part) });
      await expect(island).toHaveCount(1);
      if (moment === 'at rest') await island.evaluate(change, true);
      const deliver = await holdBack(page);
      await touch(page);
      if (moment === 'while it wakes') await island.evaluate(change);
      deliver();
      await expect(island).not.toHaveAttribute('ssr');
      if (moment === 'once it is awake') await island.evaluate(change);
      await use(page, form);
    });
