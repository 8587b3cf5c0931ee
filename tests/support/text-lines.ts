/** The lines of a text as a browser broke them. */
import type { Locator } from '@playwright/test';

/** Each line that was broken, of all these paragraphs: the last line of one says nothing of the measure. */
export function brokenLines(paragraphs: Locator): Promise<string[]> {
  return paragraphs.evaluateAll(async (elements) => {
    await document.fonts.ready;
    const range = document.createRange();
    const placed = (node: Text) =>
      Array.from(node.data, (letter, place) => {
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const { top = 0, height = 0, width = 0 } = range.getClientRects()[0] ?? {};
        return { letter, width, middle: top + height / 2 };
      }).filter(({ width }) => width > 0);
    const lettersOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: ReturnType<typeof placed> = [];
      while (walker.nextNode()) letters.push(...placed(walker.currentNode as Text));
      return letters;
    };
    return elements.flatMap((element) => {
      const lines: { words: string; middle: number }[] = [];
      for (const { letter, middle } of lettersOf(element)) {
        const line = lines.at(-1);
        // A raised figure or a smaller size moves a letter within its line.
        if (line && Math.abs(line.middle - middle) < 10) line.words += letter;
        else lines.push({ words: letter, middle });
      }
      return lines.slice(0, -1).map(({ words }) => words.trim());
    });
  });
}
