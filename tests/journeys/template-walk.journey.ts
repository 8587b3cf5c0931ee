/** A visitor walks through a workflow, one stage after the other. */
import type { Page } from '@playwright/test';
import { workflowTemplates } from '#content/data/workflows.ts';
import { drawnWorkflow } from '#screens/docs/mdx/diagrams/template-visits.ts';
import { atRest } from '../support/at-rest.ts';
import { axeViolationsEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const templates = workflowTemplates.map(({ slug, workflow }) => ({
  path: `/docs/agents/templates/${slug}`,
  stages: drawnWorkflow(workflow).stages,
}));
const [shown] = templates;
if (!shown) throw new Error('There is no template to walk through.');

const start = (page: Page) => page.getByRole('button', { name: /^Walk through/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /^Stage/ });
/** The numbers of the stages that the drawing shows in full. */
const inFull = (page: Page) =>
  page
    .getByRole('figure')
    .locator('svg:visible g[data-stage]')
    .evaluateAll((stages) =>
      stages.flatMap((stage, index) => (getComputedStyle(stage).opacity === '1' ? [index + 1] : [])),
    );

for (const { path, stages } of templates) {
  test(`${path}: every stage is told with its steps, up to the last`, async ({ page }) => {
    await page.goto(path);
    await start(page).click();
    for (const [index, { title, walked }] of stages.entries()) {
      await expect(said(page)).toContainText(`Stage ${index + 1} of ${stages.length}`);
      await expect(said(page)).toContainText(title);
      await expect(said(page).getByRole('listitem')).toHaveCount(walked.length);
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(said(page)).toContainText(`Stage ${stages.length} of ${stages.length}`);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
}

test('the drawing shows one stage, without an accessibility violation, then the one before, then all again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shown.path);
  await test.step('the drawing shows one stage, then the one before, then all again', async () => {
    const all = shown.stages.map((_, index) => index + 1);
    expect(await inFull(page)).toEqual(all);
    await start(page).click();
    await expect.poll(() => inFull(page)).toEqual([1]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inFull(page)).toEqual([2]);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => inFull(page)).toEqual([1]);
    await page.keyboard.press('Escape');
    await expect.poll(() => inFull(page)).toEqual(all);
    await expect(start(page)).toBeFocused();
  });
  await test.step('the way out of the walk ends where the lines of the drawing do', async () => {
    await start(page).click();
    const stage = await atRest(said(page));
    const { x, width } = await atRest(page.getByRole('button', { name: 'Show all stages' }));
    expect(Math.round(x + width)).toBe(Math.round(stage.x + stage.width));
    await page.keyboard.press('Escape');
  });
  await test.step('a stage has no accessibility violation, whatever the width and the theme', async () => {
    await start(page).click();
    await expect(said(page)).toContainText('Stage 1 of');
    expect(await axeViolationsEverywhere(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test('there is no button that does nothing, and every stage can be read', async ({ page }) => {
    await page.goto(shown.path);
    await expect(start(page)).toBeHidden();
    for (const { title } of shown.stages) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  });
});
