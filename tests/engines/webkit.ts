/** WebKitGTK over classic WebDriver, on a screen of its own: it has no headless mode. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { asSource, type Engine, installed } from './engine.ts';

/** Finds the driver and, on a machine without a screen, the program that simulates one. */
export function findWebKit(): { driver: string; screen: string | undefined } | undefined {
  const driver = installed('WebKitWebDriver');
  const screen = installed('Xvfb');
  const hasScreen = screen !== undefined || process.env['DISPLAY'] !== undefined;
  return driver && hasScreen ? { driver, screen } : undefined;
}

export async function startWebKit({
  driver,
  screen,
}: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const display = screen ? await startScreen(screen) : undefined;
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(display ? { DISPLAY: display.name, GDK_BACKEND: 'x11' } : {}) },
  });
  const send = clientOf(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: {} });
  const path = `/session/${sessionId}`;
  const evaluate: Engine['evaluate'] = async (run, ...args) => {
    const script = `return (${asSource(run)})(arguments[0])`;
    return JSON.parse(await send('POST', `${path}/execute/sync`, { script, args: [JSON.stringify(args)] }));
  };

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    evaluate,
    open: async (url) => {
      await send('POST', `${path}/url`, { url });
    },
    act: async (actions) => {
      await send('POST', `${path}/actions`, { actions });
    },
    resize: async (width, height) => {
      await send('POST', `${path}/window/rect`, { width, height });
      // The window's own bar takes height, which is added.
      const [inner, outer] = await evaluate(() => [
        [innerWidth, innerHeight] as const,
        [outerWidth, outerHeight] as const,
      ]);
      await send('POST', `${path}/window/rect`, {
        width: width + outer[0] - inner[0],
        height: height + outer[1] - inner[1],
      });
    },
    close: async () => {
      await send('DELETE', path);
      await end(service);
      if (display) await end(display.process);
    },
  };
}

/** A screen in memory. It chooses a free number and prints it. */
async function startScreen(program: string) {
  const process = spawn(program, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const number of createInterface(process.stdout)) return { process, name: `:${number}` };
  throw new Error('Xvfb ended before it had a screen.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

const START_LIMIT_MS = 10_000;

/** Sends commands to the driver, and waits for it when it has just been started. */
function clientOf(origin: string) {
  const deadline = Date.now() + START_LIMIT_MS;
  return async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    try {
      const response = await fetch(origin + path, { method, body: body ? JSON.stringify(body) : null });
      const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
      if (!response.ok) throw new Error(`WebKit refused ${path}: ${value.error} ${value.message}`);
      return value;
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return send(method, path, body);
    }
  };
}
