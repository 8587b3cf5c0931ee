import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import blocks from './article-blocks.module.css';
import text from './article-text.module.css';
import clause from './clause.module.css';
import essay from './essay.module.css';
import manual from './manual.module.css';

/** An essay is read from end to end, a manual is for looking things up, a clause is part of a contract. */
const VARIANTS = { essay: essay.essay, manual: manual.manual, clause: clause.clause } as const;

interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The HTML of a finished article: see `read-page.ts`. */
  html: string;
  variant: keyof typeof VARIANTS;
}

/** The body of an article. Its parts (table, code, figure, heading) look the same whatever it is part of. */
export function ArticleText({ html, variant, className, ...rest }: ArticleTextProps) {
  return (
    <div
      data-part="text"
      className={clsx(text.text, blocks.blocks, VARIANTS[variant], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, from our own components or from Markdown that `sanitise.ts` has seen.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}
