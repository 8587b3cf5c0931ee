import type { ReactNode } from 'react';

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** The text of a sticky note: paragraphs with strong, emphasised and code words, which is all the Markdown our notes use. */
export function NoteText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => <p key={paragraph}>{inline(paragraph)}</p>);
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, strong, emphasis, code] = found;
    parts.push(text.slice(end, found.index));
    if (strong) parts.push(<strong key={found.index}>{strong}</strong>);
    else if (emphasis) parts.push(<em key={found.index}>{emphasis}</em>);
    else parts.push(<code key={found.index}>{code}</code>);
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
