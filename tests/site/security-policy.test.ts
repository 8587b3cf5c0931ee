import { expect, test } from 'vitest';
import { cspHash } from '#scripts/build/inline-hashes.ts';
import { contentSecurityPolicy } from '#scripts/build/security-headers.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { PAGES, readSiteFile } from '../support/built-site.ts';

const headers = readSiteFile('_headers');
const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1] ?? '';

test('the policy allows no inline script or style by keyword and nothing by default', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'none'");
});

/** The inline scripts and styles of all pages, with the hash by which the policy may allow each. */
const inline = PAGES.flatMap(({ file, html }) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', text]) => text && !/\ssrc=|json/.test(attributes))
    .map(([, , , text = '']) => ({ file, hash: cspHash(text) })),
);

test('every inline script and style element of every page is allowed by its hash', () => {
  expect(inline.length).toBeGreaterThan(PAGES.length);
  expect(inline.filter(({ hash }) => !policy.includes(hash))).toEqual([]);
});

test('the policy allows no inline script or style that is on no page', () => {
  const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.filter((hash) => !inline.some((element) => element.hash === hash))).toEqual([]);
});

test('no text becomes markup or a script: Trusted Types are enforced without any policy, except beside the bot check', () => {
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  const settings = readBuildEnvironment({ VITE_RECAPTCHA_SITE_KEY: 'key' });
  const withBotCheck = contentSecurityPolicy({ scripts: new Set(), styles: new Set() }, settings);
  expect(withBotCheck).not.toContain('trusted-types');
});

test('the bot check and a webhook elsewhere are allowed only in a build that uses them', () => {
  const none = { scripts: new Set<string>(), styles: new Set<string>() };
  const plain = contentSecurityPolicy(none, readBuildEnvironment({}));
  expect(plain).not.toContain('google');
  const full = contentSecurityPolicy(
    none,
    readBuildEnvironment({
      VITE_RECAPTCHA_SITE_KEY: 'key',
      VITE_CONTACT_ENDPOINT: 'https://hooks.example.net/leads/1',
    }),
  );
  expect(full).toContain("script-src 'self' https://www.google.com/recaptcha/");
  expect(full).toContain("connect-src 'self' https://hooks.example.net");
  expect(full).toContain("form-action 'self' https://hooks.example.net");
});

test.each(['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])(
  'the site sends %s',
  (name) => {
    expect(headers).toMatch(new RegExp(`^ {2}${name}: \\S+`, 'm'));
  },
);
