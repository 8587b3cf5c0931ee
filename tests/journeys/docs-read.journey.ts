/** A visitor reads the documentation: sidebar, drawer, contents, neighbours, copying, printing, no script. */
import type { Page } from '@playwright/test';
import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import { team } from '#content/data/team.ts';
import { builtRoutes } from '#scripts/routes.ts';
import { SITE_DIR } from '../support/built-site.ts';
import { axeViolations, expect, test } from '../support/site.ts';

const DOCS_ROUTES = (await builtRoutes(SITE_DIR)).filter((route) => route.startsWith('/docs'));

const FOUNDER = new RegExp(
  team
    .filter(({ isFounder }) => isFounder)
    .map(({ name }) => name)
    .join('|'),
);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation', exact: true });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

const GROUPS: Record<string, [label: string, path: string][]> = {
  'AI Agents': [
    ['Overview', '/docs/agents'],
    ['Ultimate Assistant', '/docs/agents/templates/ultimate-assistant'],
    ['Deep Research', '/docs/agents/templates/deep-research'],
    ['Newsletter', '/docs/agents/templates/newsletter'],
    ['RAG Pipeline', '/docs/agents/templates/rag-pipeline'],
    ['Faceless Shorts', '/docs/agents/templates/faceless-shorts'],
  ],
  'Customer Showcase': [
    ['Overview', '/docs/showcase'],
    ['Tabletop', '/docs/case-studies/tabletop'],
    ['Qupons', '/docs/case-studies/qupons'],
    ['BarkBox', '/docs/case-studies/barkbox'],
    ['AWTT', '/docs/case-studies/awtt'],
    ['Pierpont Holdings', '/docs/case-studies/PierpontHoldings'],
  ],
};

/** Refuses storage as a private window or a strict setting does. */
const refuseStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Storage is refused.', 'SecurityError');
    },
  });

test('the sidebar is 16 rem wide, 3 rem when closed, and keeps as it was left', async ({ page }) => {
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  const toggle = sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await widthOf(page)).toBe(256);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await widthOf(page)).toBe(48);
  await expect(sidebar(page).getByRole('link')).toHaveCount(0);

  await page.goto('/docs/resources', { waitUntil: 'networkidle' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  expect(await widthOf(page)).toBe(256);
  await page.reload();
  expect(await widthOf(page)).toBe(256);
});

test.describe('before any file of ours has run', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a closed sidebar is closed on the next page already: nothing moves', async ({ page }) => {
    await page.goto('/docs/process', { waitUntil: 'networkidle' });
    await sidebar(page).getByRole('button', { name: 'Toggle sidebar' }).click();
    await page.route('**/_assets/*.js', (route) => route.abort());
    await page.goto('/docs/resources');
    expect(await widthOf(page)).toBe(48);
  });
});

test('a press that comes before its script does what it says once the script is there', async ({ page }) => {
  const file = /sidebar\.behaviour/;
  const arrival = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const request = page.waitForRequest(file);
  await page.goto('/docs/process');
  await request;
  const toggle = sidebar(page).getByRole('button', { name: 'Toggle sidebar' });
  await toggle.click();
  arrival.resolve();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar works when storage refuses', async ({ page }) => {
  await page.addInitScript(refuseStorage);
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  await sidebar(page).getByRole('button', { name: 'Toggle sidebar' }).click();
  expect(await widthOf(page)).toBe(48);
});

test('the sidebar lists four pages and two groups in their order, and the group of the page is open', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  const links = sidebar(page).getByRole('list').first().getByRole('link');
  await expect(links).toHaveText(['Introduction', 'Technology Stack', 'Our Process', 'Resources']);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');

  for (const [heading, entries] of Object.entries(GROUPS)) {
    const group = sidebar(page).getByRole('group').filter({ hasText: heading });
    await group.getByText(heading, { exact: true }).click();
    await expect(group.getByRole('link')).toHaveText(entries.map(([label]) => label));
    for (const [place, [, path]] of entries.entries()) {
      await expect(group.getByRole('link').nth(place)).toHaveAttribute('href', path);
    }
    await group.getByText(heading, { exact: true }).click();
    await expect(group.getByRole('link')).toHaveCount(0);
  }

  await page.goto('/docs/case-studies/PierpontHoldings');
  await expect(sidebar(page).getByRole('link', { name: 'Pierpont Holdings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sidebar(page).getByRole('link', { name: 'Newsletter' })).toHaveCount(0);
});

test('the visitor connects: video channel and network page in new tabs, a call by the form', async ({
  page,
}) => {
  await page.goto('/docs');
  const list = sidebar(page).getByRole('list', { name: 'Connect With Us' });
  for (const name of ['Video channel', 'Company network page']) {
    await expect(list.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(list.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(list.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/contact');
});

test('previous and next lead on, and the breadcrumbs back up', async ({ page }) => {
  await page.goto('/docs/case-studies/PierpontHoldings');
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(neighbours.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
    'href',
    '/docs/case-studies/awtt',
  );
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/docs/case-studies/topgolf');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Docs', 'Customer Showcase', 'TopGolf']);
  await crumbs.getByRole('link', { name: 'Customer Showcase' }).click();
  await expect(page).toHaveURL('/docs/showcase');
});

test('a template has two authors and the way back to the others', async ({ page }) => {
  await page.goto('/docs/agents/templates/newsletter');
  const authors = page.getByRole('list', { name: 'Authors' }).getByRole('listitem');
  await expect(authors).toHaveCount(2);
  for (const author of await authors.all()) {
    await expect(author).toContainText(FOUNDER);
    const picture = author.locator('img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  }
  await expect(page.getByText('Published May 18th, 2025')).toBeVisible();
  await page.getByRole('link', { name: 'Back to AI Agents' }).click();
  await expect(page).toHaveURL('/docs/agents');
});

test('the contents list marks the section being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/process');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText('Initial Discovery');
  await contents.getByRole('link', { name: 'Security & Compliance' }).click();
  await expect(current).toHaveText('Security & Compliance');
  await expect(page.getByRole('heading', { name: 'Security & Compliance' })).toBeInViewport();
  await page.mouse.wheel(0, 100_000);
  await expect(current).toHaveText(await contents.getByRole('link').last().innerText());
});

test('the visitor copies a heading’s address, a section and the page as Markdown', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/process');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('heading', { name: 'Strategic Roadmapping' }).hover();
  await page.getByRole('link', { name: 'Link to Strategic Roadmapping' }).click();
  await expect(page).toHaveURL(/#strategic-roadmapping$/);
  expect(await copied()).toBe(`${site.url}/docs/process#strategic-roadmapping`);

  await page.getByRole('button', { name: 'Copy section as Markdown: Strategic Roadmapping' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  await expect.poll(copied).toMatch(/^## Strategic Roadmapping\n/);
  expect(await copied()).not.toContain('## Security');

  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await expect.poll(copied).toMatch(/^# Our Process\n/);
  // The button takes its words back after two seconds.
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible({ timeout: 4000 });
});

const tools = (page: Page) => page.getByRole('list', { name: 'Tools' }).getByRole('listitem');
const toolSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search the tools' });

test('the visitor filters the tools by name, channel and category', async ({ page }) => {
  await page.goto('/docs/technology-stack');
  const count = page.getByRole('form', { name: 'Filter the tools' }).getByRole('status');
  const shown = tools(page);
  const all = await shown.count();
  expect(all).toBeGreaterThanOrEqual(INTEGRATION_CLAIM);
  const name = (await shown.nth(7).locator('b').innerText()).toLowerCase();
  await toolSearch(page).fill(name);
  await expect(count).not.toHaveText(`${all} of ${all} tools shown`);
  await expect(shown.filter({ hasText: new RegExp(name, 'i') })).toHaveCount(await shown.count());
  await toolSearch(page).fill('nothing at all');
  await expect(page.getByText('Nothing by that name is listed.')).toBeVisible();
  await toolSearch(page).fill('');
  await page.getByRole('radio', { name: /^Voice/ }).check();
  await expect(page).toHaveURL('/docs/technology-stack?channel=voice');
  const voices = await shown.count();
  expect(voices).toBeLessThan(all / 4);
  await page.reload();
  await expect(shown).toHaveCount(voices);

  // Each choice says what it would leave, given the others.
  const connection = page.getByRole('combobox', { name: 'How it connects' });
  const offered = await connection.getByRole('option', { name: /^Webhook/ }).textContent();
  await connection.selectOption('webhook');
  await expect(page).toHaveURL('/docs/technology-stack?connection=webhook&channel=voice');
  const both = await shown.count();
  expect(offered).toBe(`Webhook (${both})`);
  expect(both).toBeLessThan(voices);
  const category = (await shown.first().innerText()).split('\n')[1]?.split(':')[0] ?? '';
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe(category);
  const rows = await shown.all();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows.slice(0, 3)) await expect(row).toContainText(`${category}:`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(shown).toHaveCount(all);
  await expect(page).toHaveURL('/docs/technology-stack');
});

test('what is typed and chosen before the filters have arrived is not lost', async ({ page }) => {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/docs/tools.json', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/docs/technology-stack');
  const all = await tools(page).count();
  await toolSearch(page).pressSequentially('a');
  await page.getByRole('radio', { name: /^Voice/ }).check();
  await expect(tools(page)).toHaveCount(all);
  deliver();
  await expect.poll(() => tools(page).count()).toBeLessThan(all / 4);
  await expect(toolSearch(page)).toHaveValue('a');
  await expect(page.getByRole('radio', { name: /^Voice/ })).toBeChecked();
});

test('the rows come a second time only when somebody means to filter', async ({ page }) => {
  let asked = 0;
  await page.route('**/docs/tools.json', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/docs/technology-stack');
  await tools(page).first().hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await toolSearch(page).hover();
  await expect.poll(() => asked).toBe(1);
});

test('the directory fetches the marks in view, not those of every tool', async ({ page }) => {
  const sheets = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/docs/tool-marks/')) sheets.add(request.url());
  });
  await page.goto('/docs/technology-stack');
  await tools(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => sheets.size).toBeGreaterThan(0);
  expect(sheets.size).toBeLessThanOrEqual(3);
  await tools(page).last().scrollIntoViewIfNeeded();
  const last = page.locator('use[data-mark]').last();
  await expect.poll(() => last.getAttribute('href')).toMatch(/^\/docs\/tool-marks\//);

  // A mark that is there stays there when its row is filtered out and comes back.
  await toolSearch(page).fill('nothing at all');
  await expect(tools(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(last).toHaveAttribute('href', /^\/docs\/tool-marks\//);
});

test('every docs page gets less than 5 kB of scripts before the visitor does anything', async ({ page }) => {
  test.slow();
  for (const path of DOCS_ROUTES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThan(5000);
  }
});

test('a printed page is the text alone', async ({ page }) => {
  await page.goto('/docs/process');
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar is a drawer that opens, closes on Escape and leads on, by keyboard alone', async ({
    page,
  }) => {
    await page.goto('/docs/process');
    const opener = page.getByRole('button', { name: 'Contents' });
    await expect(sidebar(page)).toBeHidden();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(opener).toBeFocused();

    // The page behind it is not reached while it is open: it closes when focus goes there.
    await page.keyboard.press('Enter');
    await sidebar(page).getByRole('button', { name: 'Dark mode' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar(page)).toBeHidden();

    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Introduction' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/introduction');
    await expect(sidebar(page)).toBeHidden();
  });

  test('every target of the open drawer is at least 24 px', async ({ page }) => {
    await page.goto('/docs/agents');
    await page.getByRole('button', { name: 'Contents' }).click();
    await expect(sidebar(page)).toBeVisible();
    const targets = await sidebar(page).locator('a:visible, button:visible, summary:visible').all();
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
        24,
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('groups open, the search box leads to the list of all pages, and dead controls are not shown', async ({
    page,
  }) => {
    await page.goto('/docs/process');
    await sidebar(page).getByText('AI Agents', { exact: true }).click();
    await expect(sidebar(page).getByRole('link', { name: 'RAG Pipeline' })).toBeVisible();
    await expect(sidebar(page).getByRole('button', { name: 'Toggle sidebar' })).toBeHidden();
    await expect(sidebar(page).getByRole('button', { name: 'Dark mode' })).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Search docs' }).click();
    await expect(page).toHaveURL(/\/docs\/all\??$/);
    await page.getByRole('main').getByRole('link', { name: 'Security & Compliance' }).click();
    await expect(page).toHaveURL('/docs/process#security--compliance');
  });

  test('the drawer of a narrow screen opens all the same', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/process');
    await page.getByRole('button', { name: 'Contents' }).click();
    await sidebar(page).getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/docs/resources');
  });
});
