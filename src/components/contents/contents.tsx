import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './contents.module.css';

interface ContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Shown above the list, and its accessible name. */
  title: string;
  /** Parts of the page, in reading order; `id` is the part's anchor. */
  entries: readonly { id: string; text: string }[];
  variant?: 'plain' | 'numbered';
}

/** The parts of a long page. The entry being read, or chosen last, is marked with `aria-current`. */
export function Contents({ title, entries, variant = 'plain', className, ...rest }: ContentsProps) {
  const titleId = useId();
  const List = variant === 'numbered' ? 'ol' : 'ul';
  return (
    <nav
      className={clsx(styles.contents, className)}
      aria-labelledby={titleId}
      data-behaviour="contents"
      {...rest}
    >
      <p className="caption" id={titleId}>
        {title}
      </p>
      <List>
        {entries.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {variant === 'numbered' && <span className="num">{index + 1} </span>}
              {text}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
