/** Copies a page or one of its sections as Markdown, from the page's Markdown twin. */
import { copyAndSay } from '#ui/copied.ts';

export function copyMarkdown(button: HTMLElement): Promise<void> {
  return copyAndSay(button, () => copyLater(markdownFor(button)));
}

/** Safari allows the clipboard only within the click, so it is handed the promise of the text. */
async function copyLater(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function markdownFor({ dataset: { copySection } }: HTMLElement): Promise<string> {
  const twin = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]');
  const answer = await fetch(twin?.href ?? '');
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  const page = await answer.text();
  return copySection === undefined ? page : sectionOf(page, copySection);
}

/** The section that belongs to the heading with this id. */
function sectionOf(markdown: string, id: string): string {
  const place = [...document.querySelectorAll<HTMLElement>('[data-copy-section]')].findIndex(
    ({ dataset }) => dataset['copySection'] === id,
  );
  const heading = document.getElementById(id)?.textContent ?? '';
  const sections = splitSections(markdown);
  // By place first: two headings may read the same once their markup is gone.
  return sections[place] ?? sections.find((section) => section.startsWith(`## ${heading}`)) ?? '';
}

/** The second-level sections of a Markdown file; a `##` inside a code block begins none. */
export function splitSections(markdown: string): string[] {
  const sections: string[][] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => `${lines.join('\n').trim()}\n`);
}
