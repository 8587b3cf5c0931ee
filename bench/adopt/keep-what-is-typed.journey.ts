import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from '#scripts/run-tool.ts';
import { freePort, until } from '#server/testing/resources.ts';

async function startEditor() {
  const [PORT, INTAKE_PORT] = [await freePort(), await freePort()].map(String);
  const child = spawn(process.execPath, ['editor/dev.ts', '--edit'], {
    cwd: ROOT,
    env: { ...process.env, PORT, INTAKE_PORT, BROWSER: 'none' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${PORT}/editor`;
  await until('the editor answers', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const TITLE = 'A text of an hour';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const begin = async (page: Page, url: string) => {
  await page.goto(`${url}#/collections/blog/new`);
  await expect(title(page)).toBeVisible({ timeout: 60_000 });
};

test('what is typed survives Escape, leaving, a closed tab and a crash', async ({ context }) => {
  test.setTimeout(120_000);
  await using editor = await startEditor();
  const page = await context.newPage();
  await begin(page, editor.url);
  await title(page).fill(TITLE);
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveValue(TITLE);
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
  await page.close();

  const restored = async () => {
    const again = await context.newPage();
    await begin(again, editor.url);
    await again.getByRole('button', { name: 'Restore' }).click();
    await expect(title(again)).toHaveValue(TITLE);
    return again;
  };
  const crashing = await restored();
  const crashed = crashing.waitForEvent('crash');
  void (await context.newCDPSession(crashing)).send('Page.crash').catch(() => undefined);
  await crashed;
  await restored();
});
