import { token } from './design-tokens.ts';

/** As WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const themes = ['light', 'dark'] as const;
const signs = ['edge', 'ink', 'error', 'voice', 'chat', 'email', 'data', 'docs'];

test.each([
  ...themes.flatMap((theme) => signs.map((name) => ({ theme, name, grounds: ['paper', 'sheet'] }))),
  ...themes.map((theme) => ({ theme, name: 'ink', grounds: ['shade'] })),
  ...['panel-edge', 'panel-text', 'panel-voice'].map((name) => ({
    theme: 'light' as const,
    name,
    grounds: ['panel'],
  })),
])('in the $theme theme $name stands out from $grounds, 3 to 1', ({ theme, name, grounds }) => {
  for (const ground of grounds) {
    const [darker = 0, lighter = 0] = [name, ground]
      .map((one) => luminance(token(`--color-${one}`, theme)))
      .toSorted((a, b) => a - b);
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
