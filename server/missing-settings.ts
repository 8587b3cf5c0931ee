import type { Env } from './environment.ts';

export interface MissingSetting {
  setting: string;
  message: string;
}

/** What the server can start without, but somebody who runs a live site will want to know at the start. */
export function missingSettings(env: Env): MissingSetting[] {
  const missing: MissingSetting[] = [];
  const say = (setting: keyof Env, message: string) => void missing.push({ setting, message });
  if (env.CONTACT_WEBHOOK_URL === undefined)
    say('CONTACT_WEBHOOK_URL', 'not set: leads are kept, and delivered nowhere');
  else if (isPlainAndFar(env.CONTACT_WEBHOOK_URL))
    say('CONTACT_WEBHOOK_URL', 'an http:// address: leads can be read on their way to it');
  if (env.CONTACT_WEBHOOK_URL !== undefined && env.CONTACT_WEBHOOK_SECRET === undefined)
    say('CONTACT_WEBHOOK_SECRET', 'not set: the receiver cannot tell our deliveries from others');
  if (env.RECAPTCHA_SECRET_KEY === undefined)
    say('RECAPTCHA_SECRET_KEY', 'not set: the bot check is not verified');
  if (env.NOTICE_WEBHOOK_URL === undefined)
    say('NOTICE_WEBHOOK_URL', 'not set: nobody is told when leads are not delivered');
  return missing;
}

/** In a private network an address without a dot names another container. */
function isPlainAndFar(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isNear = !hostname.includes('.') || /^(127|10|192\.168)\./.test(hostname);
  return protocol === 'http:' && !isNear;
}
