import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import code from '#article/code.module.css';
import essay from '#article/essay.module.css';
import styles from './article-text.module.css';

/** Their sheets are asked for only where a text has such a part. */
const RARE_PARTS: readonly [found: RegExp, className: string | undefined][] = [
  [/<code/, code.code],
  [/data-footnote|data-part="(?:threads|lengths|picture)"/, essay.parts],
];

interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  html: string;
}

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
