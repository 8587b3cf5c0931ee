import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function color(name: string, theme: string): string {
  const pattern = new RegExp(
    `--color-${name}: (?:light-dark\\()?(#[0-9a-f]{3,6})(?:, (#[0-9a-f]{3,6}))?`,
  );
  const [, light, dark = light] = pattern.exec(TOKENS) ?? [];
  const found = theme === 'dark' ? dark : light;
  if (!found) throw new Error(`src/styles/tokens.css has no --color-${name} in digits.`);
  return found;
}

/** As WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const themes = ['light', 'dark'];
const signs = ['edge', 'ink', 'error', 'voice', 'chat', 'email', 'data', 'docs'];

test.each([
  ...themes.flatMap((theme) => signs.map((name) => ({ theme, name, grounds: ['paper', 'sheet'] }))),
  ...themes.map((theme) => ({ theme, name: 'ink', grounds: ['shade'] })),
  ...['panel-edge', 'panel-text', 'panel-voice'].map((name) => ({
    theme: 'light',
    name,
    grounds: ['panel'],
  })),
])('in the $theme theme $name stands out from $grounds, 3 to 1', ({ theme, name, grounds }) => {
  for (const ground of grounds) {
    const [darker = 0, lighter = 0] = [name, ground]
      .map((one) => luminance(color(one, theme)))
      .toSorted((a, b) => a - b);
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
