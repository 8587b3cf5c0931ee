import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './article-text.module.css';
import code from './code.module.css';
import essay from './essay.module.css';

/** A page asks for the sheet of such parts only where its text has one. */
const RARE_PARTS: readonly [found: RegExp, className: string | undefined][] = [
  [/<code/, code.code],
  [/data-footnotes|data-part="(?:threads|picture)"/, essay.parts],
];

interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The HTML of a finished article: see `read-page.ts`. */
  html: string;
}

/** Its class says how it is read: from end to end, to look things up, or as a part of a contract. */
export function ArticleText({ html, className }: ArticleTextProps) {
  const parts = RARE_PARTS.map(([found, name]) => found.test(html) && name);
  return (
    <div
      data-part="text"
      className={clsx(styles.text, parts, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, from our own components or from Markdown that `markdown-tree.ts` has seen.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
