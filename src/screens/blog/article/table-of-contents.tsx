import type { Heading } from '#article/render-markdown.ts';

/** The second-level headings; `contents-behaviour.ts` marks the one that was chosen. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className="article-contents" aria-labelledby="contents-heading">
      <p className="caption" id="contents-heading">
        In this article
      </p>
      <ul>
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
