import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import blocks from './article-blocks.module.css';
import text from './article-text.module.css';

export interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The HTML of a finished article: see `read-page.ts`. */
  html: string;
}

/**
 * Common part of `Essay`, `Manual` and `Clause`: tables, code, figures and headings that look the same in each. Those three
 * are components of their own, not variants of this one, so that a page carries the style sheet of one of them.
 */
export function ArticleText({ html, className, ...rest }: ArticleTextProps) {
  return (
    <div
      data-part="text"
      className={clsx(text.text, blocks.blocks, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, from our own components or from Markdown that `sanitise.ts` has seen.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}
