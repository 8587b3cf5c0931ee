import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronIcon, CloseIcon } from '#ui/icons.tsx';
import styles from './contents.module.css';

const CONTENTS_ID = 'page-contents';

interface ContentsEntry {
  id: string;
  text: string;
}

interface ContentsProps extends Pick<ComponentProps<'div'>, 'className'> {
  title: string;
  entries: readonly (ContentsEntry & { parts?: readonly ContentsEntry[] })[];
  isNumbered?: boolean;
  /** From there on the list is a column. */
  columnFrom?: 'lg' | 'xl';
  children?: ReactNode;
}

/** On narrow screens the list is a popover of `ContentsOpener`. */
export function Contents({
  title,
  entries,
  isNumbered,
  columnFrom = 'lg',
  className,
  children,
}: ContentsProps) {
  const titleId = useId();
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
        <button
          type="button"
          className={styles.close}
          aria-label="Close contents"
          popoverTarget={CONTENTS_ID}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
        <List>
          {entries.map(({ id, text, parts = [] }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 || undefined}>
                {isNumbered && <span className="num">{index + 1} </span>}
                {text}
              </a>
              {parts.length > 0 && (
                <ul>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`}>{part.text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </List>
        {children && <div className={styles.more}>{children}</div>}
      </nav>
    </div>
  );
}

type ContentsOpenerProps = ComponentProps<'button'> & { title: string; first?: string | undefined };

export const ContentsOpener = ({ title, first, className, ...rest }: ContentsOpenerProps) => (
  <button
    type="button"
    className={clsx(styles.opener, className)}
    popoverTarget={CONTENTS_ID}
    {...rest}
  >
    {title}
    <ChevronIcon />
    <span className={clsx('script-only', styles.current)} aria-hidden data-contents-current>
      {first}
    </span>
  </button>
);

type ContentsLineProps = Pick<ContentsProps, 'title' | 'columnFrom' | 'className'>;

export const ContentsLine = ({ title, columnFrom = 'lg', className }: ContentsLineProps) => (
  <div className={clsx('screen-only', styles.line, className)} data-column-from={columnFrom}>
    <ContentsOpener title={title} />
  </div>
);
