import { fileURLToPath } from 'node:url';
import type { Readability } from '@mozilla/readability';
import type { Rule } from './rule.ts';

/** The program of Firefox's reader view: it writes HTML, which a page of ours refuses. */
const FILE = fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js'));

/**
 * A reader view keeps an article's headings, tables and code, and names who wrote it. It may drop
 * one heading: the first that it finds like the title, or of a word like "media" in its id.
 */
export const survivesReaderView: Rule = async (page) => {
  const html = await page.content();
  const blank = await page.context().newPage();
  await blank.addScriptTag({ path: FILE });
  const faults = await blank.evaluate((source) => {
    const Reader: typeof Readability = Reflect.get(window, 'Readability');
    const shown = new DOMParser().parseFromString(source, 'text/html');
    const text = 'main [data-part="text"]';
    const author = shown.querySelector<HTMLMetaElement>('meta[name=author]')?.content ?? '?';
    const read = new Reader(shown.cloneNode(true) as Document).parse();
    const kept = new DOMParser().parseFromString(read?.content ?? '', 'text/html');
    const wordsOf = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(selector)].map((part) => part.textContent?.trim() ?? '');
    const headings = wordsOf(kept, 'h2, h3');
    const lost = wordsOf(shown, `${text} section > header > :is(h2, h3)`).filter(
      (words) => !headings.includes(words),
    );
    const fewer = ['table', 'pre'].filter(
      (part) => wordsOf(kept, part).length < wordsOf(shown, `${text} ${part}`).length,
    );
    return [
      ...(shown.querySelector(text) ? [] : ['has no text']),
      ...(lost.length > 1 ? lost.map((words) => `a reader view loses “${words}”`) : []),
      ...fewer.map((part) => `a reader view loses a ${part}`),
      ...(read?.byline?.startsWith(author)
        ? []
        : [`a reader view says that ${read?.byline} wrote it`]),
    ];
  }, html);
  await blank.close();
  return faults;
};
