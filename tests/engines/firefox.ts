/** Stock Firefox over WebDriver BiDi, which it speaks by itself: no driver is needed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asSource, type Engine, installed } from './engine.ts';

export const findFirefox = () => installed('firefox', 'firefox-esr');

/** Only the site is requested from the network, and films may play as in a visible window. */
const SETTINGS = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
  'app.normandy.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'remote.active-protocols': 1,
} as const;

export async function startFirefox(executable: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = async () => {
    browser.kill();
    await once(browser, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const { send, closeSocket } = await connect(`${await addressOf(browser)}/session`);
  const { capabilities } = await send<{ capabilities: { browserName: string; browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (run, ...args) => {
      const answer = await send<ScriptAnswer>('script.callFunction', {
        functionDeclaration: asSource(run),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        userActivation: false,
        target: { context },
      });
      if (answer.type === 'exception') throw new Error(`In the page: ${answer.exceptionDetails.text}`);
      return JSON.parse(answer.result.value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      closeSocket();
      await end();
    },
  };
}

type ScriptAnswer =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Firefox prints where it listens. */
async function addressOf(browser: ChildProcess): Promise<string> {
  if (!browser.stderr) throw new Error('Firefox was started without its output.');
  for await (const line of createInterface(browser.stderr)) {
    const [, address] = line.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox ended before it listened to WebDriver BiDi.');
}

interface Reply {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

/** A connection on which each command waits for the reply with its number. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(data);
    const command = waiting.get(reply.id ?? 0);
    if (reply.type === 'error') command?.reject(new Error(`Firefox refused: ${reply.message}`));
    else command?.resolve(reply.result);
    waiting.delete(reply.id ?? 0);
  });
  let last = 0;
  const send = <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const command = Promise.withResolvers<unknown>();
    waiting.set(last, command);
    socket.send(JSON.stringify({ id: last, method, params }));
    return command.promise as Promise<Result>;
  };
  return { send, closeSocket: () => socket.close() };
}
