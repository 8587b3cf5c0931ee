import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './contents.module.css';

/** The list of a page's parts; what opens it on narrow screens names it. */
const CONTENTS_ID = 'page-contents';

interface ContentsEntry {
  /** The part's anchor. */
  id: string;
  text: string;
}

interface ContentsProps extends Pick<ComponentProps<'div'>, 'className'> {
  /** Shown above the list, and its accessible name. */
  title: string;
  /** Parts of the page, in reading order, each with those inside it. */
  entries: readonly (ContentsEntry & { parts?: readonly ContentsEntry[] })[];
  variant?: 'plain' | 'numbered';
  /**
   * Width from which the list is a column: 900 or 1180 pixels. Below it, an opener shows the list
   * over the page.
   */
  columnFrom?: 'lg' | 'xl';
}

/**
 * The parts of a long page. The entry being read, or chosen last, is marked with `aria-current`. On
 * narrow screens the same list is a popover, which works without a script; `ContentsLine` or
 * `ContentsOpener` opens it.
 */
export function Contents({ title, entries, variant, columnFrom = 'lg', className }: ContentsProps) {
  const titleId = useId();
  const isNumbered = variant === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <div className={clsx(styles.column, className)}>
      <nav
        id={CONTENTS_ID}
        popover="auto"
        className={clsx('screen-only', styles.contents)}
        aria-labelledby={titleId}
        data-behaviour="contents"
        data-column-from={columnFrom}
      >
        <p className={clsx('caption', styles.title)} id={titleId}>
          {title}
        </p>
        <List>
          {entries.map(({ id, text, parts = [] }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 || undefined}>
                {isNumbered ? <span className="num">{index + 1} </span> : null}
                {text}
              </a>
              {parts.length > 0 ? (
                <ul>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`}>{part.text}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </List>
      </nav>
    </div>
  );
}

type ContentsOpenerProps = ComponentProps<'button'> & { title: string; first?: string | undefined };

/**
 * Opens the list of parts. The part being read is shown next to its title: the first, until the
 * script knows another.
 */
export function ContentsOpener({ title, first, className, ...rest }: ContentsOpenerProps) {
  return (
    <button
      type="button"
      className={clsx(styles.opener, className)}
      popoverTarget={CONTENTS_ID}
      {...rest}
    >
      {title}
      <ChevronIcon />
      <span
        className={clsx('script-only', styles.current)}
        aria-hidden="true"
        data-contents-current
      >
        {first}
      </span>
    </button>
  );
}

type ContentsLineProps = Pick<ContentsProps, 'title' | 'columnFrom' | 'className'>;

/**
 * One line that stays under the navigation of narrow screens: the way to the parts of the page from
 * anywhere on it.
 */
export function ContentsLine({ title, columnFrom = 'lg', className }: ContentsLineProps) {
  return (
    <div className={clsx('screen-only', styles.line, className)} data-column-from={columnFrom}>
      <ContentsOpener title={title} />
    </div>
  );
}
