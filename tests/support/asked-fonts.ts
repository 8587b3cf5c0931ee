import { expect, type Page } from '@playwright/test';

/** Files of rare letters: a page is not searched for them outside of what its rules name. */
export const RARE = /-(?:rest|extended)\./;

/**
 * Expects that the page asks for its fonts itself, and for none that it has no letter of: what the style sheets ask for
 * comes a way there and back later. Call it when the page has been laid out and is quiet.
 */
export async function expectFontsAskedFor(page: Page): Promise<void> {
  const { preloaded, late, used } = await page.evaluate(async () => {
    await document.fonts.ready;
    const requested = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const by = (initiator: string) =>
      requested
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === initiator)
        .map(({ name }) => new URL(name).pathname);
    // Faces in the style sheet itself have another `display`. Faces of several weights may share a file.
    const faces = [...document.fonts].filter(
      ({ display, status }) => display === 'swap' && status === 'loaded',
    );
    const files = new Set(
      faces.map(({ family, style, unicodeRange }) => `${family} ${style} ${unicodeRange}`),
    );
    return {
      preloaded: by('link'),
      late: by('css'),
      used: files.size,
    };
  });
  const advice = 'scripts/build/preloaded-fonts.ts says what sets text in which font.';
  expect(
    late.filter((name) => !RARE.test(name)),
    `fonts that only the style sheets ask for. ${advice}`,
  ).toEqual([]);
  expect(
    used - late.length,
    `fonts used of those the page asks for, ${preloaded.join(' ') || 'none'}. ${advice}`,
  ).toBe(preloaded.length);
}
