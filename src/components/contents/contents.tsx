import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './contents.module.css';

/** The list of a page's parts; what opens it on narrow screens names it. */
const CONTENTS_ID = 'page-contents';

/** Width of the window from which the list is a column: 900 or 1180 pixels. Below it, an opener shows the list over the page. */
type ColumnFrom = 'lg' | 'xl';

interface ContentsEntry {
  /** The part's anchor. */
  id: string;
  text: string;
}

interface ContentsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shown above the list, and its accessible name. */
  title: string;
  /** Parts of the page, in reading order, each with those inside it. */
  entries: readonly (ContentsEntry & { parts?: readonly ContentsEntry[] })[];
  variant?: 'plain' | 'numbered';
  columnFrom?: ColumnFrom;
  /** Id of the list: a page with several has to tell them apart. */
  listId?: string;
}

/**
 * The parts of a long page. The entry being read, or chosen last, is marked with `aria-current`. On narrow screens the
 * same list is a popover, which works without a script; `ContentsLine` or `ContentsOpener` opens it.
 */
export function Contents({
  title,
  entries,
  variant = 'plain',
  columnFrom = 'lg',
  listId = CONTENTS_ID,
  ...rest
}: ContentsProps) {
  const titleId = useId();
  const List = variant === 'numbered' ? 'ol' : 'ul';
  return (
    <div {...rest}>
      <nav
        id={listId}
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
          {entries.map(({ parts = [], ...entry }, index) => (
            <li key={entry.id}>
              <EntryLink
                {...entry}
                {...(variant === 'numbered' && { number: index + 1 })}
                aria-current={index === 0 || undefined}
              />
              {parts.length > 0 ? (
                <ul>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <EntryLink {...part} />
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

interface EntryLinkProps extends ContentsEntry {
  number?: number;
  'aria-current'?: boolean | undefined;
}

function EntryLink({ id, text, number, ...rest }: EntryLinkProps) {
  return (
    <a href={`#${id}`} {...rest}>
      {number === undefined ? null : <span className="num">{number} </span>}
      {text}
    </a>
  );
}

interface ContentsOpenerProps extends ComponentProps<'button'> {
  title: string;
  listId?: string;
}

/** Opens the list of parts. The part being read is shown next to its title, once the script knows it. */
export function ContentsOpener({ title, listId = CONTENTS_ID, className, ...rest }: ContentsOpenerProps) {
  return (
    <button type="button" className={clsx(styles.opener, className)} popoverTarget={listId} {...rest}>
      {title}
      <ChevronIcon />
      <span className={styles.current} aria-hidden="true" data-contents-current />
    </button>
  );
}

interface ContentsLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  title: string;
  columnFrom?: ColumnFrom;
  listId?: string;
}

/** One line that stays under the navigation of narrow screens: the way to the parts of the page from anywhere on it. */
export function ContentsLine({ title, listId, columnFrom = 'lg', className, ...rest }: ContentsLineProps) {
  return (
    <div className={clsx('screen-only', styles.line, className)} data-column-from={columnFrom} {...rest}>
      <ContentsOpener title={title} {...(listId && { listId })} />
    </div>
  );
}
