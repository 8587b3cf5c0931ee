/** See docs/browsers.md. Playwright drives only its own builds, and a newer Firefox. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort, temporaryFolder, until } from '#server/testing/resources.ts';
import { PAGES } from '#tests/support/built-site.ts';
import { FIX, REQUIRED_LEAD, SENT } from '#tests/support/fill-contact-form.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { startSite } from '#tests/support/start-site.ts';

// biome-ignore lint/suspicious/noExplicitAny: what another program answers; any other shape ends the check.
type Answer = any;
let place = '';
const faults: string[] = [];
const tell = (fault: string) => faults.push(`${place}: ${fault}`);
const ANSWERS = Object.entries({ ...REQUIRED_LEAD, annualRevenue: '' });
/** Addresses, and what comes true at each, step by step: a text is typed, a choice pressed. */
const WALKS = `390 / → press('[commandfor=menu]') → press('[open] [href$=pricing]') → /pricing/.test(location)
1440 /docs/process → press('[data-theme-toggle]')
1440 /docs → find('.dark') → press('[data-theme-toggle]') → !find('.dark')
press('[data-search-open]') → give('[role=combobox]', 'potsgres') → press('[role=option]') → find(':target')
1440 /contact → press('main [type=submit]') → find('[role=alert]').textContent === '${FIX}'
${ANSWERS.map(([name, answer]) => `give('#${name}', '${answer}')`).join(' → ')}
press('main [type=submit]') → find('[role=alert]').textContent === '${SENT}'
1440 /incubator → press('#student-2') → find('#student-2').ariaSelected === 'true'
press('#student-player button') → find('#student-player video').currentTime > 0.5`;
/** As {@link WALKS}, in a Chromium of the floor, or below it. */
const OLD_STEPS = `390 / → press('[commandfor=menu]') → !/ 0\\)$/.test(getComputedStyle(find('#menu')).backgroundColor)
390 /contact → press('main [type=submit]') → find('[role=alert]')?.textContent === '${FIX}'
getComputedStyle(find('#firstName')).borderBottomStyle !== 'none'
390 /docs/process → find('[data-part=text] section > p').offsetWidth > 300
390 /pricing → 1440 / → 1440 /contact → 1440 /pricing → 1440 /docs/process`;
const DEEDS = `(async () => {
await document.fonts.ready;
const find = (selector) => document.querySelector(selector);
const press = (selector) => find(selector).click() ?? true;
function give(selector, text) {
  find(selector).focus();
  document.execCommand('insertText', false, text);
  return press(selector);
}`;

/** Serialized into a page. Sizes are the layout's: no transform changes them. */
async function look() {
  await document.fonts.ready;
  const drawings = [...document.querySelectorAll('svg:not(svg *), img, video, canvas')];
  const items = [...document.querySelectorAll('li:has(> svg, > a > svg:first-child)')];
  const inside = document.createRange();
  const drawn = [
    ...drawings.map((one) => [one.clientWidth, one.clientHeight, one.outerHTML.slice(0, 90)]),
    // What is empty above an item's contents, as a line of its own would be. Words that break
    // elsewhere may move it by half a line.
    ...items.map((one) => {
      inside.selectNodeContents(one);
      const above = inside.getBoundingClientRect().top - one.getBoundingClientRect().top;
      return [one.clientWidth, Math.max(12, above), one.outerHTML.slice(0, 90)];
    }),
  ];
  const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return JSON.stringify({ width: innerWidth, height: innerHeight, beyond, drawn });
}

/** What is started ends with this program, as do those that it starts. */
async function start(port: number, program: string, args: string[]) {
  const { pid = 0 } = spawn(program, args, { detached: true, stdio: 'ignore' });
  process.on('exit', () => process.kill(-pid, 'SIGKILL'));
  await until(`${program} listens`, () =>
    fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false),
  );
}

async function driveFirefox() {
  const port = await freePort();
  const { path, remove } = temporaryFolder();
  // Bars of scrolling take no room in the others.
  writeFileSync(`${path}/user.js`, 'user_pref("ui.useOverlayScrollbars", 1);');
  await start(port, 'firefox-esr', [
    '--headless',
    `--remote-debugging-port=${port}`,
    '--profile',
    path,
  ]);
  process.on('exit', remove);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise((onopen) => Object.assign(socket, { onopen }));
  const waiting: ((answer: Answer) => void)[] = [];
  socket.onmessage = ({ data }) => {
    const { id, params, result } = JSON.parse(data);
    if (params?.level === 'error') tell(params.text);
    waiting[id]?.(result);
  };
  const send = (method: string, params: object) => {
    socket.send(JSON.stringify({ id: waiting.length, method, params }));
    return new Promise<Answer>((resolve) => waiting.push(resolve));
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await send('browsingContext.getTree', {})).contexts[0];
  const run = { target: { context }, awaitPromise: true, userActivation: true };
  return {
    // Without animations along the scroller, a figure is drawn as for who wants no motion.
    motions: ['no-preference', 'reduce'] as ('no-preference' | 'reduce')[],
    name: `Firefox ${capabilities.browserVersion}`,
    resize: (viewport: object) => send('browsingContext.setViewport', { context, viewport }),
    open: (url: string) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: (expression: string) =>
      send('script.evaluate', { ...run, expression }).then((answer) => answer?.result?.value),
  };
}
type Driven = Awaited<ReturnType<typeof driveFirefox>> & {
  picture?: (name: string) => Promise<unknown>;
};

async function driveWebKit(): Promise<Driven> {
  const port = await freePort();
  await start(port, 'xvfb-run', [
    '-a',
    '-s',
    '-screen 0 1600x1200x24',
    'WebKitWebDriver',
    `--port=${port}`,
  ]);
  const send = async (path: string, body: object) => {
    const request = { method: 'POST', body: JSON.stringify(body) };
    return (await (await fetch(`http://127.0.0.1:${port}/session${path}`, request)).json()).value;
  };
  const options = {
    'webkitgtk:browserOptions': { args: ['--automation', '--autoplay-policy=allow'] },
  };
  const { sessionId, capabilities } = await send('', { capabilities: { alwaysMatch: options } });
  return {
    motions: ['no-preference'],
    name: `WebKitGTK ${capabilities.browserVersion}`,
    resize: (viewport) => send(`/${sessionId}/window/rect`, viewport),
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate: (text) => send(`/${sessionId}/execute/sync`, { script: `return ${text}`, args: [] }),
  };
}

const launch = (executablePath: string, ...args: string[]) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });

/** Pictures of its steps lie in `test-results`. */
async function driveOldChromium(path: string): Promise<Driven> {
  const browser = await launch(path, '--disable-gpu');
  const old = await browser.newPage();
  old.on('pageerror', ({ message }) => tell(message));
  return {
    // Below the floor drawings need not be of the same size.
    motions: Number.parseInt(browser.version(), 10) < 111 ? [] : ['no-preference', 'reduce'],
    name: `Chromium ${browser.version()}`,
    resize: (viewport) => old.setViewportSize(viewport as { width: number; height: number }),
    open: (url) => old.goto(url),
    evaluate: (text) => old.evaluate(text),
    picture: (name) => old.screenshot({ path: `test-results/${browser.version()} ${name}.png` }),
  };
}

const launched = await launch(findChromium());
const page = await launched.newPage();
const site = await startSite();

async function visit({ motions, resize, open, evaluate }: Driven, address: string) {
  place = address;
  const [width, route] = address.split(' ');
  await resize({ width: Number(width), height: 900 });
  await open(site.url + route);
  const seen = JSON.parse(await evaluate(`(${look})()`));
  await page.setViewportSize(seen);
  const chromes: Answer[] = [];
  for (const reducedMotion of motions) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(site.url + route);
    chromes.push(JSON.parse(await page.evaluate(`(${look})()`)).drawn);
  }
  for (const [index, drawing] of (chromes[0] ?? []).entries()) {
    const found = seen.drawn[index] ?? [];
    const isNear = (side: number, axis: number) =>
      Math.abs(side - found[axis]) <= Math.max(1, side / 50);
    if (chromes.some((drawn) => drawn[index].slice(0, 2).every(isNear))) continue;
    tell(`${found.slice(0, 2)}, in Chromium ${drawing}`);
  }
  if (seen.beyond > 0) tell(`${seen.beyond} px beyond the window`);
}

async function check(drive: () => Promise<Driven>, programs: string[], steps = STEPS) {
  if (spawnSync('which', programs).status !== 0)
    return console.log(`Not checked, because not installed: ${programs.join(', ')}.`);
  const browser = await drive();
  for (const [at, step] of steps.entries()) {
    const isDone = async () =>
      (await browser.evaluate(`${DEEDS} return Boolean(${step}); })()`)) === true;
    if (/^\d/.test(step)) await visit(browser, step);
    else await until(step, isDone).catch(({ message }) => tell(message));
    await browser.picture?.(String(at));
  }
  console.log([`${browser.name}: ${faults.length} faults`, ...faults].join('\n'));
  if (faults.splice(0).length > 0) process.exitCode = 1;
}

const stepsOf = (text: string) => text.split(/ → |\n/);
const STEPS = [
  ...[1440, 390].flatMap((width) => PAGES.map(({ route }) => `${width} ${route}`)),
  ...stepsOf(WALKS),
];
for (const path of (process.env['OLD_CHROMIUMS'] ?? '').split(delimiter).filter(Boolean))
  await check(() => driveOldChromium(path), [path], stepsOf(OLD_STEPS));
await check(driveFirefox, ['firefox-esr']);
await check(driveWebKit, ['WebKitWebDriver', 'xvfb-run']);
await site[Symbol.asyncDispose]();
process.exit();
