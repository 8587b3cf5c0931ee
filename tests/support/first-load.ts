/** Measures what a first visitor waits for: bytes of each kind, and the number of files. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { FORMS_FOLDER } from '#model/pictures/picture-forms.ts';
import { RARE } from './asked-fonts.ts';
import { type Published, roomFor } from './room-to-grow.ts';

/** Bytes of script, compressed, that a page may run before the visitor's first intent; inline scripts count too. */
const SCRIPT_BUDGET = 5_000;
/** Bytes of the fonts of a first load, those in the style sheet included. */
const FONT_BUDGET = 45_000;
/** Bytes of everything a first visitor waits for: page, style sheets with the type in them, scripts, fonts, pictures in view. */
const FIRST_LOAD_BUDGET = 90_000;
/** Bytes of one photograph that the company chose, of a person or an article; woven pictures are in the budget above. */
const PHOTOGRAPH_BUDGET = 40_000;
/** Bytes of one woven portrait, which follows from a name and may be larger than those there were. */
const PORTRAIT_BUDGET = 2_500;
/** Bytes of one file of rare letters. The author of a page decides which of them it needs. */
const RARE_LETTERS_BUDGET = 8_000;
/** Files that a first visitor waits for: each costs a way there and back on a slow line, however small it is. */
const REQUEST_BUDGET = 24;

export interface Cost {
  what: string;
  kind: string;
  /** Bytes as sent, compressed, without the header, so that no host's headers decide. */
  bytes: number;
}

/** Notes what the page is sent from now on. */
export function countBytes(page: Page) {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (response.ok() || response.status() === 404) responses.push(response);
  };
  page.on('response', note);
  return {
    /** Files that have come by now; later ones are no part of a first load. */
    async list(): Promise<Cost[]> {
      page.off('response', note);
      const inView = await picturesInView(page);
      const isLooked = ({ kind, what }: Cost) => kind !== 'image' || inView.includes(what);
      const files = await Promise.all(responses.map(costOf));
      const inline = await page
        .locator('script:not([src]):not([type*="json"]):not([type="speculationrules"])')
        .evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
      const inlineScript = {
        what: 'inline',
        kind: 'inline script',
        bytes: brotliCompressSync(inline).length,
      };
      return [...files.flat().filter(isLooked), inlineScript];
    },
  };
}

/** A file, and of a style sheet also the fonts in it, which are no bytes of their own. */
async function costOf(response: Response): Promise<Cost[]> {
  const what = new URL(response.url()).pathname;
  const kind = response.request().resourceType();
  const bytes = Number((await response.allHeaders())['content-length'] ?? (await response.body()).length);
  const sheet = kind === 'stylesheet' ? await response.text() : '';
  const fonts = [...sheet.matchAll(/data:font\/woff2;base64,([\w+/=]+)/g)].map(([, font = '']) => ({
    what: `font in ${what}`,
    kind: 'font in sheet',
    bytes: Buffer.from(font, 'base64').length,
  }));
  return [{ what, kind, bytes }, ...fonts];
}

/** Addresses of the pictures that the first view shows; those below it come later, also when a browser hurries. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map((image) => new URL(image.currentSrc).pathname),
  );
}

/** @param room for what has been published since the budget was agreed */
function expectWithin(budget: number, room: number, costs: Cost[], kinds: string[], advice: string): void {
  const counted = costs.filter(({ kind }) => kinds.includes(kind));
  const total = sumOf(counted);
  const list = counted.map(({ what, bytes }) => `  ${bytes} ${what}`).join('\n');
  const says = `${total} bytes of ${kinds.join(', ')}; ${budget} may be ours, ${room} more are room for what was published since (tests/support/room-to-grow.ts):`;
  expect(total, `${says}\n${list}\n${advice}`).toBeLessThan(budget + room);
}

const sumOf = (costs: readonly Cost[]) => costs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Others sign pages since, and each face has bytes of its own. */
function roomForPortraits(costs: readonly Cost[]): number {
  const portraits = costs.filter(({ what }) => what.startsWith('/pictures/portraits/'));
  for (const { what, bytes } of portraits) expect(bytes, what).toBeLessThan(PORTRAIT_BUDGET);
  return portraits.reduce((room, { bytes }) => room + roomFor({ portrait: bytes }), 0);
}

/**
 * @param published how much of the page its owner has written
 * @param isNew whether the page came since the budgets were agreed: its words choose its faces, all others keep to what they had
 */
export function expectLightPage(costs: Cost[], published: Published, isNew: boolean): void {
  // Files the browser still has from a page before would not be counted.
  for (const kind of ['document', 'stylesheet', 'script'])
    expect(costs.map((cost) => cost.kind)).toContain(kind);
  expectWithin(
    SCRIPT_BUDGET,
    0,
    costs,
    ['script', 'inline script'],
    'Load it on intent (client:intent, or import() in the listener), or say it in HTML.',
  );
  const isPhotograph = ({ what }: Cost) =>
    what.startsWith(`${FORMS_FOLDER}/`) || /^\/_assets\/.+\.(avif|webp|jpeg)$/.test(what);
  for (const photograph of costs.filter(isPhotograph))
    expect(photograph.bytes, photograph.what).toBeLessThan(PHOTOGRAPH_BUDGET);
  const isRare = ({ what }: Cost) => RARE.test(what);
  for (const letters of costs.filter(isRare))
    expect(letters.bytes, letters.what).toBeLessThan(RARE_LETTERS_BUDGET);
  const ours = costs.filter((cost) => !isPhotograph(cost) && !isRare(cost));
  const facesOfText = isNew ? sumOf(ours.filter(({ kind }) => kind === 'font')) : 0;
  expectWithin(
    FONT_BUDGET,
    roomFor({ facesOfText }),
    ours,
    ['font', 'font in sheet'],
    'A character that few pages have belongs into a later file (scripts/fonts/characters.ts).',
  );
  expectWithin(
    FIRST_LOAD_BUDGET,
    roomFor({ ...published, facesOfText }) + roomForPortraits(ours),
    ours,
    ['document', 'stylesheet', 'script', 'font', 'image'],
    'This is all that a first visitor waits for.',
  );
  const files = ours.filter(({ kind }) => !['inline script', 'font in sheet'].includes(kind));
  const list = files.map(({ what }) => `  ${what}`).join('\n');
  expect(
    files.length,
    `${files.length} requests:\n${list}\nJoin small files, or load them when they are in view or asked for.`,
  ).toBeLessThanOrEqual(REQUEST_BUDGET);
}
