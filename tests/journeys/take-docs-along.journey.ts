/** A visitor takes something of the documentation along: an address, its text, a workflow. */
import { expect, test } from '../support/journey.ts';

const TEMPLATE = '/docs/agents/templates/newsletter';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the visitor copies a heading’s address, and the page as Markdown', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const heading = page.getByRole('main').locator('[data-part="text"] h2').nth(1);
  const [words, id] = [(await heading.innerText()).trim(), await heading.getAttribute('id')];
  await heading.hover();
  await page.getByRole('link', { name: `Link to ${words}` }).click();
  await expect.poll(copied).toBe(`${site.url}/docs/process#${id}`);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(copied).toMatch(new RegExp(`^# ${title}\n`));
  await page.getByRole('button', { name: `Copy section as Markdown: ${words}` }).click();
  await expect.poll(copied).toMatch(new RegExp(`^## ${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\n`));
});

test('a template is downloaded, or copied to be pasted into n8n', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TEMPLATE, { waitUntil: 'networkidle' });
  const address = await page
    .getByRole('link', { name: /^Download/ })
    .first()
    .getAttribute('href');
  const file = await (await request.get(address ?? '')).json();
  expect(file.nodes.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Copy workflow' }).click();
  await expect(page.getByText('Copied!', { exact: true }).first()).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(file);
});

test('a wide table or block of code is a stop of the Tab key only while it scrolls', async ({ page }) => {
  await page.goto('/docs/agents/templates/rag-pipeline', { waitUntil: 'networkidle' });
  const frames = page.getByRole('main').locator('[data-part="table"], pre');
  const wrong = () =>
    frames.evaluateAll((all) =>
      all
        .filter((frame) => ((frame as HTMLElement).tabIndex === 0) !== frame.scrollWidth > frame.clientWidth)
        .map((frame) => frame.outerHTML.slice(0, 80)),
    );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(wrong, `${width} px`).toEqual([]);
  }
});
