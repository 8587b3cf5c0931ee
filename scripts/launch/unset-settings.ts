/** Lists the settings a public site still lacks. */
import type { BuildEnvironment } from '#src/build-environment.ts';

/** True when a site's address is this machine's own. */
export const isLocalAddress = (url: string) => /\/\/(localhost|127\.)/.test(url);

/** @returns one line for each setting that is missing: its name and what happens without it */
export function unsetSettings(
  build: BuildEnvironment,
  server: Readonly<Record<string, string | undefined>>,
): string[] {
  const hasOwnServer = build.VITE_CONTACT_ENDPOINT.startsWith('/');
  const isLocal = isLocalAddress(build.VITE_SITE_URL);
  const problems: [isLeft: boolean, text: string][] = [
    [isLocal, 'VITE_SITE_URL: canonical addresses, feeds and share links point at localhost'],
    [
      !isLocal && build.VITE_SITE_URL.startsWith('http:'),
      'VITE_SITE_URL: begins with http://, so browsers call the form insecure',
    ],
    [
      build.VITE_RECAPTCHA_SITE_KEY === '',
      'VITE_RECAPTCHA_SITE_KEY: off localhost every submission fails its bot check',
    ],
    [
      hasOwnServer && !server['RECAPTCHA_SECRET_KEY'],
      'RECAPTCHA_SECRET_KEY: the server takes leads without checking that a person sent them',
    ],
    [
      hasOwnServer && !server['CONTACT_WEBHOOK_URL'],
      'CONTACT_WEBHOOK_URL: leads stay in the inbox until somebody lists them',
    ],
    [
      hasOwnServer && Boolean(server['CONTACT_WEBHOOK_URL']) && !server['CONTACT_WEBHOOK_SECRET'],
      'CONTACT_WEBHOOK_SECRET: the receiver cannot tell our deliveries from anybody else’s',
    ],
    [
      hasOwnServer && !server['TRUST_PROXY'],
      'TRUST_PROXY: behind a proxy all visitors would share one allowance of posts',
    ],
  ];
  return problems.filter(([isLeft]) => isLeft).map(([, text]) => text);
}
