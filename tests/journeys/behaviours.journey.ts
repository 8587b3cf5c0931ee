/**
 * The registry of behaviours alone on a page, in a real browser: its work is to follow a document that changes, which an
 * imitation of the DOM would only imitate.
 */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { ROOT } from '#scripts/run-tool.ts';

interface Registry {
  /** Events in order: `start a`, `abort a`, `press a`. */
  events: string[];
  errors: string[];
  /** Requests for each behaviour's file. */
  loads: Record<string, number>;
  /** Lets the file of the behaviour `slow` arrive, or fail. */
  arrive(): void;
  fail(): void;
}

declare global {
  interface Window {
    registry: Registry;
  }
}

/** Runs in the page, after the registry: behaviours that record their calls. */
const BEHAVIOURS = `
  const registry = { events: [], errors: [], loads: { log: 0, slow: 0 } };
  const start = (element, signal) => {
    registry.events.push('start ' + element.id);
    signal.addEventListener('abort', () => registry.events.push('abort ' + element.id));
    element.addEventListener('click', () => registry.events.push('press ' + element.id), { signal });
  };
  addEventListener('error', (event) => {
    registry.errors.push(event.message);
    event.preventDefault();
  });
  const loaders = {
    log: async () => {
      registry.loads.log += 1;
      return { start };
    },
    slow: () => {
      registry.loads.slow += 1;
      return new Promise((resolve, reject) => {
        registry.arrive = () => resolve({ start });
        registry.fail = () => reject(new Error('The file did not arrive.'));
      });
    },
    broken: async () => ({
      start: () => {
        throw new Error('The behaviour threw.');
      },
    }),
  };
  watchBehaviours(document.documentElement, (name) => loaders[name]);
  window.registry = registry;
`;

const test = base.extend<{ open: (body: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    const source = await readFile(join(ROOT, 'src/behaviours/behaviour.ts'), 'utf8');
    const script = stripTypeScriptTypes(source).replace(/^export /gm, '');
    await use(async (body) => {
      await page.setContent(`<!doctype html><title>Behaviours</title>${body}`);
      await page.addScriptTag({ type: 'module', content: script + BEHAVIOURS });
      await page.waitForFunction(() => 'registry' in window);
    });
  },
});

const events = (page: Page) => page.evaluate(() => window.registry.events);
const errors = (page: Page) => page.evaluate(() => window.registry.errors);
const button = (id: string, behaviour: string) =>
  `<button id="${id}" data-behaviour="${behaviour}">${id}</button>`;

test('elements start once, however deep they are, and when they are added', async ({ page, open }) => {
  await open(`<main data-behaviour="log" id="a"><p>${button('b', 'log')}</p></main>`);
  await expect.poll(() => events(page)).toEqual(['start a', 'start b']);
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    `<div>${button('c', 'log')}</div>`,
  );
  await expect.poll(() => events(page)).toEqual(['start a', 'start b', 'start c']);
});

test('an element that leaves is aborted, and starts again when it is back', async ({ page, open }) => {
  await open(`<main>${button('a', 'log')}</main>`);
  await expect.poll(() => events(page)).toEqual(['start a']);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.remove();
    setTimeout(() => main && document.body.append(main));
  });
  await expect.poll(() => events(page)).toEqual(['start a', 'abort a', 'start a']);
  await page.getByRole('button').click();
  expect(await events(page)).toEqual(['start a', 'abort a', 'start a', 'press a']);
});

test('an element that is moved goes on; one that left in time never starts', async ({ page, open }) => {
  await open(`${button('a', 'log')}${button('b', 'slow')}<main></main>`);
  await expect.poll(() => events(page)).toEqual(['start a']);
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.getElementById('a') ?? '');
    document.getElementById('b')?.remove();
    window.registry.arrive();
  });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), button('later', 'log'));
  await expect.poll(() => events(page)).toEqual(['start a', 'start later']);
});

test('a name without a file and a behaviour that throws stop no other', async ({ page, open }) => {
  const thrown = page.waitForEvent('pageerror', (error) => error.message === 'The behaviour threw.');
  await open(button('a', 'lgo') + button('b', 'broken') + button('c', 'log'));
  await thrown;
  await expect.poll(() => events(page)).toEqual(['start c']);
  expect(await errors(page)).toEqual([expect.stringContaining('There is no lgo.behaviour.ts.')]);
});

test('a press before the file has arrived is held back, and repeated once', async ({ page, open }) => {
  await open(`<a id="a" href="#gone" data-behaviour="slow"><span>Copy</span></a>`);
  await page.getByText('Copy').click();
  await page.getByText('Copy').click();
  expect(await events(page)).toEqual([]);
  expect(page.url()).not.toContain('#gone');
  await page.evaluate(() => window.registry.arrive());
  await expect.poll(() => events(page)).toEqual(['start a', 'press a']);
});

test('a link that is opened elsewhere is not held back', async ({ page, open, context }) => {
  await open(`<a href="about:blank" data-behaviour="slow">Copy</a>`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
  await opened;
});

test('without its file a press does what it does without a script', async ({ page, open }) => {
  await open(`<a id="a" href="#gone" data-behaviour="slow">Copy</a>`);
  await page.getByRole('link').click();
  await page.evaluate(() => window.registry.fail());
  await expect(page).toHaveURL(/#gone$/);
  expect(await errors(page)).toEqual([]);

  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), button('b', 'slow'));
  await expect.poll(() => page.evaluate(() => window.registry.loads)).toMatchObject({ slow: 2 });
  await page.evaluate(() => window.registry.arrive());
  await expect.poll(() => events(page)).toEqual(['start b']);
});
