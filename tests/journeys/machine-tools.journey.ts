/** A program acts for a visitor, in a browser that has WebMCP. */
import { expect, test } from '../support/journey.ts';

// Motion does not matter to these journeys.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface DeclaredTool {
  name: string;
  execute: (input: object) => Promise<{ heading: string; address: string }[]>;
}

test('it searches the documentation', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const tools: DeclaredTool[] = [];
    Object.assign(document, {
      modelContext: { registerTool: (tool: DeclaredTool) => tools.push(tool), tools },
    });
  });
  await page.goto('/docs/process');
  const declared = () =>
    page.evaluateHandle(
      () => (document as unknown as { modelContext: { tools: DeclaredTool[] } }).modelContext.tools[0],
    );
  await expect(async () => expect(await (await declared()).jsonValue()).toBeTruthy()).toPass();
  const tool = await declared();
  const results = await tool.evaluate((one) => one?.execute({ words: 'security & comp' }));
  expect(results?.length).toBeGreaterThan(0);
  expect(results?.[0]?.address).toMatch(`${baseURL}/docs/`);
  expect(await tool.evaluate((one) => one?.execute({}).catch(() => 'refused'))).toBe('refused');
});

test('a browser without such tools loads nothing for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/process', { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.includes('search-tool'))).toEqual([]);
});
