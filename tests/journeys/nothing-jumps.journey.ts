/** A visitor with a phone presses a control whose words change: nothing moves, then or when they change back. */
import { join } from 'node:path';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { ROOT } from '#scripts/run-tool.ts';
import { shiftsSeen, watchShifts } from '../support/eye-measures.ts';
import { expect, test } from '../support/journey.ts';
import { pressToCopy } from '../support/press-to-copy.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const [post] = loadPosts(join(ROOT, 'content/blog'), { warn: () => {} });
const WITH_CONTROLS_THAT_COPY = [
  '/docs/agents/templates/rag-pipeline',
  '/docs/all',
  postPath(post?.id ?? ''),
];

for (const route of WITH_CONTROLS_THAT_COPY) {
  test(`nothing moves on ${route} while a control says that it has copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await watchShifts(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const controls = page
      .getByRole('button', { name: /^Copy / })
      .or(page.getByRole('link', { name: /^Link to / }));
    const said = page.getByRole('status').filter({ hasText: 'Copied!' });
    const seen: string[] = [];
    for (const control of (await controls.all()).slice(0, 12)) {
      if (!(await control.isVisible())) continue;
      await pressToCopy(page, () => control.tap());
      seen.push(await control.innerText());
    }
    expect(seen.length).toBeGreaterThan(0);
    await expect(said).toHaveCount(0);
    expect(await shiftsSeen(page)).toEqual([]);
  });
}

for (const route of ['/', '/incubator']) {
  test(`nothing moves on ${route} when a movement is paused and goes on`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const controls = page.getByRole('button', { name: /^(Pause|Play) / });
    // A film starts by itself once it is in view.
    await expect(page.getByRole('button', { name: /^Pause / }).first()).toBeVisible();
    for (const control of await controls.all()) {
      if (!(await control.isVisible()) || !/^Pause/.test(await control.innerText())) continue;
      await control.tap();
      await expect(control).toHaveAccessibleName(/^Play/);
      await control.tap();
      await expect(control).toHaveAccessibleName(/^Pause/);
    }
    expect(await shiftsSeen(page)).toEqual([]);
  });
}
