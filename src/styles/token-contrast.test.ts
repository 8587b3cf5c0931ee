import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const DARK = TOKENS.indexOf('color-scheme: dark');

/** A colour of the light theme is the first of its name; one of the dark theme is the first after the theme begins. */
function color(name: string, theme: 'light' | 'dark'): string {
  const pattern = new RegExp(`--color-${name}: (#[0-9a-f]{3,6});`);
  const found = (theme === 'dark' && pattern.exec(TOKENS.slice(DARK))?.[1]) || pattern.exec(TOKENS)?.[1];
  if (!found) throw new Error(`src/styles/tokens.css has no --color-${name} in digits.`);
  return found;
}

/** Relative luminance and contrast ratio, as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const GROUNDS = ['paper', 'sheet'];

  test.each(['edge', 'ink', 'error', 'voice', 'chat', 'email', 'data', 'docs'])(
    'edges, rings, signs and threads of the color %s stand out from paper and sheet, 3 to 1',
    (name) => {
      for (const ground of GROUNDS)
        expect(contrast(color(name, theme), color(ground, theme)), ground).toBeGreaterThanOrEqual(3);
    },
  );

  test('the ring stands out from a shaded ground too', () => {
    expect(contrast(color('ink', theme), color('shade', theme))).toBeGreaterThanOrEqual(3);
  });
});

test.each(['panel-edge', 'panel-text', 'panel-voice'])('on a dark panel so does the color %s', (name) => {
  expect(contrast(color(name, 'light'), color('panel', 'light'))).toBeGreaterThanOrEqual(3);
});
