/** Copies a page or one of its sections as Markdown, from the page's Markdown twin; or the address of a heading. */
const SHOWN_FOR = 2000;

export async function copyFromDocs(page: Document, control: HTMLElement) {
  const { copyPage, copySection } = control.dataset;
  try {
    if (copyPage) await copyLater(fetchText(copyPage));
    else if (copySection) await copyLater(sectionText(page, copySection));
    else if (control instanceof HTMLAnchorElement) await navigator.clipboard.writeText(control.href);
    confirm(control, 'Copied!');
  } catch {
    confirm(control, 'Not copied');
  }
}

/** Safari allows the clipboard only within the click, so it is handed the promise of the text. */
async function copyLater(text: Promise<string>) {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

async function sectionText(page: Document, id: string): Promise<string> {
  const address = page.querySelector<HTMLElement>('[data-copy-page]')?.dataset['copyPage'] ?? '';
  const place = [...page.querySelectorAll('[data-copy-section]')].findIndex(
    (button) => button.getAttribute('data-copy-section') === id,
  );
  const heading = page.getElementById(id)?.textContent ?? '';
  const sections = splitSections(await fetchText(address));
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

function confirm(control: HTMLElement, words: string) {
  const status = control.querySelector('[data-copy-status]') ?? bubble(control);
  status.textContent = words;
  control.dataset['copied'] = '';
  setTimeout(() => {
    status.textContent = '';
    delete control.dataset['copied'];
  }, SHOWN_FOR);
}

/** A heading's link has no room for words of its own until it is used. */
function bubble(anchor: HTMLElement): Element {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.setAttribute('data-copy-status', '');
  status.className = 'anchor-status';
  anchor.after(status);
  anchor.addEventListener('blur', () => status.remove(), { once: true });
  return status;
}
