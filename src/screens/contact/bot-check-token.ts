/**
 * The third-party bot check (reCAPTCHA v3). Its script is requested on the visitor's first touch of the form, never
 * before; on localhost it is skipped and the token is empty.
 */
import { wait } from './contact-effects.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const ACTION = 'submit';
const LIMIT_MS = 10_000;

interface BotService {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: BotService;
  }
}

export interface BotCheck {
  /** Starts loading the script. Call it on the first touch; later calls do nothing, also when it was blocked. */
  prepare(): void;
  /** A fresh token for one submission. Rejects when the check is not available within ten seconds. */
  token(): Promise<string>;
}

function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

export function createBotCheck(siteKey: string, page: Document = document): BotCheck {
  if (isLocalHost(page.location.hostname)) return { prepare() {}, token: async () => '' };
  let loading: Promise<BotService> | undefined;
  let isPrepared = false;

  const load = (): Promise<BotService> => {
    loading ??= loadScript(siteKey, page);
    // A script that was blocked is requested again at the next attempt to send.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    prepare() {
      if (isPrepared) return;
      isPrepared = true;
      load().catch(() => {});
    },
    token: () => Promise.race([load().then((service) => execute(service, siteKey)), tooLate(LIMIT_MS)]),
  };
}

function loadScript(siteKey: string, page: Document): Promise<BotService> {
  if (siteKey === '') return Promise.reject(new Error('The site was built without a bot-check site key.'));
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => {
      const service = page.defaultView?.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error('The bot-check script did not start.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The bot-check script could not be loaded.'));
    };
    page.head.append(script);
  });
}

async function execute(service: BotService, siteKey: string): Promise<string> {
  const token = await service.execute(siteKey, { action: ACTION });
  if (token === '') throw new Error('The bot check gave no token.');
  return token;
}

async function tooLate(ms: number): Promise<never> {
  await wait(ms);
  throw new Error('The bot check did not answer in time.');
}
