import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './drawing-figure.module.css';

interface DrawingFigureProps extends ComponentProps<'figure'> {
  caption: ReactNode;
}

/** A drawing on its sheet, with its caption. The style sheet counts the drawings of a page. */
export function DrawingFigure({ caption, className, children, ...rest }: DrawingFigureProps) {
  return (
    <figure className={clsx(styles.figure, className)} data-drawing="" {...rest}>
      {children}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}
