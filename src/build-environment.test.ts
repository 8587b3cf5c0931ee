import { readBuildEnvironment } from './build-environment.ts';

test('what is empty or not set has its default, an address no slash', () => {
  const env = readBuildEnvironment({
    VITE_CONTACT_ENDPOINT: '',
    VITE_SITE_URL: 'https://www.example.com/',
  });
  expect(env).toMatchSnapshot();
});

test('every bad setting is listed together', () => {
  const settings = { VITE_SITE_URL: 'example', VITE_CONTACT_ENDPOINT: '//host/x' };
  expect(() => readBuildEnvironment(settings)).toThrowErrorMatchingSnapshot();
});

test.each([
  ['VITE_SITE_URL', 'https://user.github.io/repo'],
  ['VITE_SITE_URL', 'https://www.example.com/?a=b'],
  ['VITE_SITE_URL', 'https://u:p@www.example.com'],
  ['VITE_CONTACT_ENDPOINT', '/\\host/x'],
  ['VITE_CONTACT_ENDPOINT', 'ftp://x'],
])('%s=%s is refused', (name, value) => {
  expect(() => readBuildEnvironment({ [name]: value })).toThrow(`  ${name}: must be `);
});
