/** The lines of a text as a browser broke them. */
import type { Locator, Page } from '@playwright/test';

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

/** Characters of a line from whose end an eye still finds the next line, in notes and captions too. */
const LONGEST_LINE = 90;

/** Lists the lines that are too long, of all text on the page that a browser may break, cells of tables too: not code, or rows of names. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(async (longest) => {
    await document.fonts.ready;
    const isInLine = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
    const blockOf = (node: Node) => {
      let block = node.parentElement;
      while (block && isInLine(block)) block = block.parentElement;
      return block;
    };
    const isRunning = (block: Element) =>
      !block.closest('svg, script, style, select, textarea') &&
      !/^(nowrap|pre)$/.test(getComputedStyle(block).whiteSpace) &&
      block.checkVisibility();
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const block = node.data.trim() ? blockOf(node) : null;
      if (block) blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
    const range = document.createRange();
    const boxesOf = (node: Text, from: number, length: number) => {
      range.setStart(node, from);
      range.setEnd(node, from + length);
      return range.getClientRects();
    };
    /** Words, and letters of a word that is broken, such as an address. */
    const piecesOf = (node: Text) =>
      [...node.data.matchAll(/(\S+)\s*/g)].flatMap(({ 0: words, 1: word = '', index }) =>
        boxesOf(node, index, word.length).length > 1
          ? [...words].map((letter, at) => ({ words: letter, box: boxesOf(node, index + at, 1)[0] }))
          : [{ words, box: boxesOf(node, index, word.length)[0] }],
      );
    const linesOf = (nodes: Text[]) => {
      const lines: { words: string; middle: number }[] = [];
      for (const { words, box } of nodes.flatMap(piecesOf)) {
        const [line, middle] = [lines.at(-1), box ? box.top + box.height / 2 : Number.NaN];
        if (line && !(Math.abs(line.middle - middle) >= 10)) line.words += words;
        else lines.push({ words, middle });
      }
      return lines.map(({ words }) => words.replace(/\s+/g, ' ').trim());
    };
    return [...blocks]
      .filter(([block, nodes]) => nodes.map(({ data }) => data).join('').length > longest && isRunning(block))
      .flatMap(([, nodes]) => linesOf(nodes))
      .filter(({ length }) => length > longest)
      .map((line) => `${line.length}: ${line}`);
  }, LONGEST_LINE);
}
