/**
 * Allows the bytes of everything the owner has published since the budgets were agreed. A budget is for our own part: styles,
 * scripts, faces, the frame of a page. A text, a page or a row of a list brings its own bytes, which are no fault of ours.
 * Content that was there at first has no such room, so that the site as it was is held as tightly as ever.
 */

/** Amounts when the budgets were agreed, and the bytes, compressed, that one more was measured to add. */
const GROWTH = {
  /** A row of the directory, on its page. */
  tools: { atFirst: 1075, bytes: 40 },
  /** A page of the documentation: its rows in the sidebar, on every one of them, and in the list of all pages. */
  documents: { atFirst: 19, bytes: 40 },
  documentsListed: { atFirst: 19, bytes: 300 },
  /** A letter of a text on its page, with the marks around it. The longest of its kind at first. */
  lettersOfArticle: { atFirst: 11_600, bytes: 0.4 },
  lettersOfDocument: { atFirst: 17_100, bytes: 0.4 },
  lettersOfDirectory: { atFirst: 7800, bytes: 0.4 },
  lettersOfLegalText: { atFirst: 5400, bytes: 0.4 },
  /** A letter that the search of the documentation knows. */
  lettersToFind: { atFirst: 222_600, bytes: 0.28 },
  toolsToFind: { atFirst: 1075, bytes: 30 },
  /** Bytes of a text's faces that are not in the style sheet: bold, italic, monospaced. */
  facesOfText: { atFirst: 13_420, bytes: 1 },
  /** Bytes of a woven portrait, which follows from a name: the largest at first. */
  portrait: { atFirst: 1714, bytes: 1 },
};

export type Published = Partial<Record<keyof typeof GROWTH, number>>;

/** The directory: its rows are counted as such, and its letters are those outside the rows. */
export const DIRECTORY = '/docs/technology-stack';

/** Kind of the letters in a page's text, by the beginning of the page's address. */
const TEXTS = [
  [DIRECTORY, 'lettersOfDirectory'],
  ['/docs', 'lettersOfDocument'],
  ['/blog', 'lettersOfArticle'],
  ['/', 'lettersOfLegalText'],
] as const;

/** @param letters of the page's texts */
export function publishedText(route: string, letters: number): Published {
  const kind = TEXTS.find(([beginning]) => route.startsWith(beginning))?.[1];
  return kind && letters > 0 ? { [kind]: letters } : {};
}

/** Bytes that a budget allows for what has been published since it was agreed. */
export function roomFor(published: Published): number {
  const rooms = Object.entries(published).map(([name, count]) => {
    const { atFirst, bytes } = GROWTH[name as keyof typeof GROWTH];
    return Math.max(0, count - atFirst) * bytes;
  });
  return Math.ceil(rooms.reduce((sum, bytes) => sum + bytes, 0));
}
