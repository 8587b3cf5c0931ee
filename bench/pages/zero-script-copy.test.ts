import { expect, test } from 'vitest';
import { withoutScripts } from './zero-script-copy.ts';

test('scripts go, written in the page or loaded, and what loads them early', () => {
  const head =
    '<link rel="modulepreload" href="/a.js"><script>one()</script><script type="module" src="/a.js"></script>';
  expect(withoutScripts(`<head>${head}<title>A</title></head>`)).toBe('<head><title>A</title></head>');
});

test('data that no browser runs stays', () => {
  const data = '<script type="application/ld+json">{"@id":"a"}</script>';
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  expect(withoutScripts(data + rules)).toBe(data + rules);
});

test('the replacement of a script is shown', () => {
  expect(withoutScripts('<noscript><p>Read this.</p></noscript>')).toBe('<p>Read this.</p>');
});
