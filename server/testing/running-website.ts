import { type Effects, realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';
import { openStore } from '../leads/open-store.ts';
import type { LeadStore } from '../leads/store.ts';
import { type Log, silentLog } from '../log.ts';
import { startWebsite } from '../website.ts';
import { makePlace } from './resources.ts';
import { postLead } from './sent-requests.ts';

export interface RunningWebsite extends AsyncDisposable {
  url: string;
  /** A second view of the same leads, as the command line has it. */
  store: LeadStore;
  post(body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  postLead(change?: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
}

interface RunningOptions {
  variables?: Record<string, string>;
  effects?: Partial<Effects>;
  log?: Log;
  /** Changes the built site before it is loaded. */
  prepare?: (siteFolder: string) => void;
}

/** The whole server in this process, on a port of its own, with a small site and an empty database. */
export async function runWebsite(options: RunningOptions = {}): Promise<RunningWebsite> {
  const place = makePlace();
  options.prepare?.(place.variables.SITE_DIR);
  const env = parseEnvironment({ PORT: '0', ...place.variables, ...options.variables });
  const effects = { ...realEffects, ...options.effects };
  const { url, close } = await startWebsite({ env, effects, log: options.log ?? silentLog });
  const store = openStore(env);
  return {
    url,
    store,
    post: (body, headers = {}) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
        redirect: 'manual',
      }),
    postLead: (change, headers) => postLead(url, change, headers),
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await close();
      place[Symbol.dispose]();
    },
  };
}
