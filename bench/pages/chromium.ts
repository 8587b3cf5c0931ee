import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '#server/testing/resources.ts';
import { findChromium } from '#tests/support/find-chromium.ts';

// biome-ignore lint/suspicious/noExplicitAny: The protocol's answers have no types here.
type Answer = any;

/** What a page tells, at a time in milliseconds since 1970. */
interface Report {
  kind: string;
  at: number;
  path: string;
  duration: number;
}

interface TabOptions {
  /** How many times slower than this processor. */
  rate: number;
  hasTouch?: boolean;
  /** Not where pages change: a window that gets its size as a page goes styles that page again. */
  isPhone?: boolean;
  isLineSlow?: boolean;
  /** Runs before a page's own; what it gives `report` becomes a report. */
  script: string;
}

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
/** Lighthouse's slow 4G. */
const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const EACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/** By its protocol: Playwright's draws no page ahead. */
export async function openChromium() {
  const profile = temporaryFolder();
  const program = findChromium();
  const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--window-size=1280,900'];
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile.path}`];
  const chromium = spawn(program, [...flags, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve) => {
    chromium.stderr.on('data', (text) => {
      const [, found] = /listening on (\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const asked: PromiseWithResolvers<Answer>[] = [];
  let hear = (_message: Answer) => {};
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, ...message } = JSON.parse(data);
    if (id === undefined) hear(message);
    else if (error) asked[id]?.reject(new Error(error.message));
    else asked[id]?.resolve(result);
  });
  const send = (method: string, params: object = {}, sessionId?: string) => {
    const answer = Promise.withResolvers<Answer>();
    socket.send(JSON.stringify({ id: asked.push(answer) - 1, method, params, sessionId }));
    return answer.promise;
  };

  /** One at a time, with nothing kept from the one before. */
  async function openTab({ rate, hasTouch, isPhone, isLineSlow, script }: TabOptions) {
    const { browserContextId } = await send('Target.createBrowserContext');
    await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const { targetId } = targetInfos.find(
      (tab: Answer) => tab.browserContextId === browserContextId,
    );
    const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
    const sessions = new Set([tab]);
    const told = { reports: [] as Report[], sizes: [] as number[], events: 0 };
    /** Fonts and pictures that came in a sheet. */
    const inside = new Set<string>();
    const shown = Promise.withResolvers<string>();
    // Pages drawn ahead and workers are sessions of their own.
    const prepare = (session: string) =>
      Promise.all([
        send('Network.enable', {}, session),
        send('Target.setAutoAttach', EACH, session),
        send('Runtime.enable', {}, session),
        send('Runtime.addBinding', { name: 'report' }, session),
        send('Page.addScriptToEvaluateOnNewDocument', { source: script }, session),
        send('Page.enable', {}, session),
        send('Emulation.setCPUThrottlingRate', { rate }, session),
        isPhone && send('Emulation.setDeviceMetricsOverride', PHONE, session),
        hasTouch && send('Emulation.setTouchEmulationEnabled', { enabled: true }, session),
        isLineSlow && send('Network.emulateNetworkConditions', SLOW_LINE, session),
        send('Runtime.runIfWaitingForDebugger', {}, session),
      ]).then(
        () => shown.resolve(session),
        () => {},
      );
    hear = ({ method, params, sessionId }) => {
      if (!sessions.has(sessionId)) return;
      if (method === 'Target.attachedToTarget') {
        sessions.add(params.sessionId);
        prepare(params.sessionId);
      }
      if (method === 'Runtime.bindingCalled') told.reports.push(JSON.parse(params.payload));
      if (method === 'Network.responseReceived' && params.response.url.startsWith('data:'))
        inside.add(params.requestId);
      if (method === 'Network.loadingFinished' && !inside.has(params.requestId))
        told.sizes.push(params.encodedDataLength);
      if (method.startsWith('Network.')) told.events += 1;
    };
    await send('Target.setAutoAttach', { ...EACH, filter: [{}] }, tab);
    const page = await shown.promise;
    return {
      told,
      send: (method: string, params: object) => send(method, params, page),
      ask: async (expression: string) =>
        (await send('Runtime.evaluate', { expression, returnByValue: true }, page)).result.value,
      untilQuiet: async () => {
        for (let before = -1; before < told.events; await sleep(800)) before = told.events;
      },
      [Symbol.asyncDispose]: () => send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  return {
    openTab,
    [Symbol.asyncDispose]: async () => {
      // A signal ends only Debian's script around it.
      send('Browser.close');
      await once(chromium, 'exit');
      profile.remove();
    },
  };
}
