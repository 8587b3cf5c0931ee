/** A visitor reads the documentation: neighbours, authors, contents, copying, printing. */
import { team } from '#model/facts/team-facts.ts';
import { workflowTemplates } from '#model/workflows/workflow-templates.ts';
import { groups } from '../support/docs-order.ts';
import { expect, test } from '../support/journey.ts';
import { pressToCopy } from '../support/press-to-copy.ts';
import { turnWheel } from '../support/turn-wheel.ts';

const FOUNDER = new RegExp(
  team
    .filter(({ isFounder }) => isFounder)
    .map(({ name }) => name)
    .join('|'),
);

test('previous and next lead on, and the breadcrumbs back up', async ({ page }) => {
  const group = groups.find(({ pages }) => pages.length > 3);
  if (!group)
    throw new Error('This journey needs a group of four pages in content/data/docs-navigation.yaml.');
  const [overview, before, start, after] = group.pages;
  await page.goto(`/docs/${start}`);
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(neighbours.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
    'href',
    `/docs/${before}`,
  );
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(`/docs/${after}`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeVisible();
  const heading = group.heading ?? '';
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Docs',
    heading,
    (await current.innerText()).trim(),
  ]);
  await crumbs.getByRole('link', { name: heading }).click();
  await expect(page).toHaveURL(`/docs/${overview}`);
});

test('a table or a block of code is a stop of the Tab key only while it scrolls', async ({ page }) => {
  await page.goto('/docs/agents/templates/rag-pipeline');
  const frames = page.getByRole('main').locator('[data-part="table"], pre');
  const stops = () =>
    frames.evaluateAll((elements) =>
      elements.map((element) => ({
        isStop: (element as HTMLElement).tabIndex === 0,
        scrolls: element.scrollWidth > element.clientWidth,
      })),
    );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await stops()).filter(({ isStop, scrolls }) => isStop !== scrolls), `${width} px`)
      .toEqual([]);
  }
  expect((await stops()).some(({ scrolls }) => scrolls)).toBe(true);
});

test('the list of all pages says whose work it is, and when it was published', async ({ page }) => {
  await page.goto('/docs/all');
  await expect(
    page
      .getByRole('list', { name: /^Authors?$/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Published \w+ \d+\w\w, \d{4}$/)).toBeVisible();
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

test('the contents list marks the section being read, and a printed page is the text alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/process');
  await test.step('the contents list marks the section being read', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveText('Initial Discovery');
    await contents.getByRole('link', { name: 'Security & Compliance' }).click();
    await expect(current).toHaveText('Security & Compliance');
    await expect(page.getByRole('heading', { name: 'Security & Compliance' })).toBeInViewport();
    await turnWheel(page, 100_000);
    const last = contents.getByRole('link', { includeHidden: true }).last();
    await expect(current).toHaveText((await last.textContent()) ?? '');
  });
  await test.step('a printed page is the text alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Documentation', exact: true })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
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
  await expect.poll(copied).toBe(`${site.url}/docs/process#strategic-roadmapping`);

  const section = page.getByRole('button', { name: 'Copy section as Markdown: Strategic Roadmapping' });
  await pressToCopy(page, () => section.click());
  await expect.poll(copied).toMatch(/^## Strategic Roadmapping\n/);
  expect(await copied()).not.toContain('## Security');

  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await expect.poll(copied).toMatch(/^# Our Process\n/);
  // The button takes its words back after two seconds.
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
});

test('the visitor copies a workflow, to paste it into n8n', async ({ page, context }) => {
  const [template] = workflowTemplates;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/docs/agents/templates/${template?.slug}`);
  await pressToCopy(page, () => page.getByRole('button', { name: 'Copy workflow' }).click());
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(template?.workflow);
});
