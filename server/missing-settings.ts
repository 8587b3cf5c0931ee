import type { Env } from './environment.ts';

export interface MissingSetting {
  setting: string;
  message: string;
}

/** Lists settings the server can start without, but which the operator of a live site should hear of at the start. */
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

/** True for an unencrypted address outside the private network, in which a name without a dot is another container. */
function isPlainAndFar(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isNear = !hostname.includes('.') || /^(127|10|192\.168)\./.test(hostname);
  return protocol === 'http:' && !isNear;
}
