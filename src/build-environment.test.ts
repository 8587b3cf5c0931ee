import { expect, test } from 'vitest';
import { readBuildEnvironment } from './build-environment.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readBuildEnvironment({})).toEqual({
    VITE_SITE_URL: 'http://localhost:3000',
    VITE_CONTACT_ENDPOINT: '/api/contact',
    VITE_RECAPTCHA_SITE_KEY: '',
    SITE_DIR: './dist',
    BLOG_DIR: './content/blog',
  });
});

test('an empty value counts as unset and a trailing slash is dropped', () => {
  const env = readBuildEnvironment({ VITE_CONTACT_ENDPOINT: '', VITE_SITE_URL: 'https://www.example.com/' });
  expect(env.VITE_CONTACT_ENDPOINT).toBe('/api/contact');
  expect(env.VITE_SITE_URL).toBe('https://www.example.com');
});

test('every bad setting is listed together', () => {
  expect(() =>
    readBuildEnvironment({ VITE_SITE_URL: 'example', VITE_CONTACT_ENDPOINT: 'ftp://x' }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: The build cannot use these settings:
      VITE_SITE_URL: must be an http(s) URL such as https://www.example.com
      VITE_CONTACT_ENDPOINT: Invalid input
    See .env.example for what each means.]
  `);
});
