/**
 * `npm run check:browsers`, after a build: each page in Firefox and WebKitGTK as Debian packs them, in motion,
 * beside Chromium's (docs/browsers.md). Ends with code 1 at a fault. Each is spoken to in the protocol it brings
 * along (WebDriver BiDi, WebDriver): Playwright drives only its own builds.
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort, temporaryFolder } from '#server/testing/resources.ts';
import { PAGES } from '#tests/support/built-site.ts';
import { startSite } from '#tests/support/start-site.ts';
import { ensureChromium } from './find-chromium.ts';

// biome-ignore lint/suspicious/noExplicitAny: what another program answers; any other shape ends the check.
type Answer = any;

/** Serialised into a page. Sizes are the style's: no transform changes them. */
async function look() {
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  const drawn = [...document.querySelectorAll('svg:not(svg *), img, video, canvas')].map((drawing) => {
    const { width, height } = getComputedStyle(drawing);
    const isShown = drawing.getClientRects().length > 0;
    const box = isShown ? [width, height].map(Number.parseFloat) : [0, 0];
    return { what: drawing.outerHTML.slice(0, 90), box };
  });
  const isStill = !CSS.supports('animation-timeline: view()');
  const size = { width: innerWidth, height: innerHeight };
  return JSON.stringify({ size, beyond: scrollWidth - clientWidth, isStill, drawn });
}

/** Starts a program that ends with this one. @param first request, repeated until it listens */
function start<T>(program: string, args: string[], first: () => Promise<T>): Promise<T> {
  const { pid = 0 } = spawn(program, args, { detached: true, stdio: 'ignore' });
  // As a group: each starts programs of its own.
  process.on('exit', () => process.kill(-pid, 'SIGKILL'));
  const ask = (): Promise<T> => first().catch(() => sleep(300).then(ask));
  return ask();
}

async function driveFirefox() {
  const [port, profile] = [await freePort(), temporaryFolder()];
  // Bars of scrolling take no room in the others.
  writeFileSync(`${profile.path}/user.js`, 'user_pref("ui.useOverlayScrollbars", 1);');
  const args = ['--headless', `--remote-debugging-port=${port}`, '--profile', profile.path];
  const socket = await start('firefox-esr', args, async () => {
    const opened = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((onopen, onerror) => Object.assign(opened, { onopen, onerror }));
    return opened;
  });
  process.on('exit', () => profile[Symbol.dispose]());
  const errors: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const { id, params, result } = JSON.parse(data);
    if (params?.level === 'error') errors.push(params.text);
    waiting[id]?.(result);
  };
  const send = (method: string, params: object) =>
    new Promise<Answer>((resolve) =>
      socket.send(JSON.stringify({ id: waiting.push(resolve) - 1, method, params })),
    );
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await send('browsingContext.getTree', {})).contexts[0];
  const run = { target: { context }, awaitPromise: true };
  return {
    ...{ name: `Firefox ${capabilities.browserVersion}`, errors },
    resize: (width: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height: 900 } }),
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression: string) =>
      (await send('script.evaluate', { ...run, expression }))?.result?.value as string,
  };
}
type Driven = Awaited<ReturnType<typeof driveFirefox>>;

async function driveWebKit(): Promise<Driven> {
  const port = await freePort();
  const send = async (path: string, body: object): Promise<Answer> => {
    const request = { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`http://127.0.0.1:${port}/session${path}`, request)).json()).value;
  };
  const args = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  const { sessionId, capabilities } = await start('xvfb-run', args, () => send('', { capabilities: {} }));
  return {
    ...{ name: `WebKitGTK ${capabilities.browserVersion}`, errors: [] },
    resize: (width) => send(`/${sessionId}/window/rect`, { width, height: 900 }),
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (text) => send(`/${sessionId}/execute/sync`, { script: `return ${text}`, args: [] }),
  };
}

const launched = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await launched.newPage();
const site = await startSite();

async function faultsOf({ open, evaluate, errors }: Driven, route: string): Promise<string[]> {
  await open(site.url + route);
  const seen = JSON.parse(await evaluate(`(${look})()`));
  await page.setViewportSize(seen.size);
  const chromes: Answer[] = [];
  // Without animations along the scroller, a figure is drawn as for a visitor who wants no motion.
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    if (reducedMotion === 'reduce' && !seen.isStill) break;
    await page.emulateMedia({ reducedMotion });
    await page.goto(site.url + route);
    chromes.push(JSON.parse(await page.evaluate(`(${look})()`)).drawn);
  }
  const faults: string[] = chromes[0].flatMap(({ what, box }: Answer, index: number) => {
    const found: number[] = seen.drawn[index]?.box ?? [Number.NaN];
    const isNear = (drawn: Answer) =>
      found.every((side, axis) => Math.abs(side - drawn[index].box[axis]) <= Math.max(1, side / 50));
    return chromes.some(isNear) ? [] : [`${found.join(' × ')}, in Chromium ${box.join(' × ')}: ${what}`];
  });
  if (seen.beyond > 0) faults.push(`${seen.beyond} px beyond the window`);
  return [...faults, ...errors.splice(0)];
}

for (const [drive, ...programs] of [
  [driveFirefox, 'firefox-esr'],
  [driveWebKit, 'WebKitWebDriver', 'xvfb-run'],
] as const) {
  const absent = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (absent.length > 0) console.log(`Not checked, because there is no ${absent.join(' and no ')}.`);
  else await check(await drive());
}

async function check(browser: Driven) {
  const faults: string[] = [];
  for (const width of [1440, 390]) {
    await browser.resize(width);
    for (const { route } of PAGES)
      faults.push(...(await faultsOf(browser, route)).map((fault) => `${route}, ${width} px: ${fault}`));
  }
  console.log([`${browser.name}: ${PAGES.length} pages, ${faults.length} faults`, ...faults].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
await site.stop();
process.exit();
