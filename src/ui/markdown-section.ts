/** Sections of a page as Markdown, from the page's Markdown twin. */
import { fetchText } from './copied.ts';

/** The section that belongs to the heading with this id. */
export async function markdownSection(id: string): Promise<string> {
  const twin = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]');
  const sections = splitSections(await fetchText(twin?.href ?? ''));
  const place = [...document.querySelectorAll<HTMLElement>('[data-copy-section]')].findIndex(
    ({ dataset }) => dataset['copySection'] === id,
  );
  const heading = document.getElementById(id)?.textContent ?? '';
  // The position is tried first: two headings may read the same once their markup is removed.
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
