export async function fetchText(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer.text();
}

export async function fetchSection(id: string) {
  const twin = document.querySelector<HTMLLinkElement>(
    'link[rel="alternate"][type="text/markdown"]',
  );
  const sections = splitSections(await fetchText(twin?.href ?? ''));
  const controls = [...document.querySelectorAll<HTMLElement>('[data-part="copy-section"]')];
  return sections[controls.findIndex(({ dataset }) => dataset['copySection'] === id)] ?? '';
}

export function splitSections(markdown: string) {
  const sections: string[][] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections.map((lines) => `${lines.join('\n').trim()}\n`);
}
