import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './run-sample.module.css';

interface RunSampleProps extends ComponentProps<'figure'> {
  /** Says what it is and which part of it was made up. */
  caption: ReactNode;
}

/** Something that came out of the last run of a template. */
export function RunSample({ caption, className, children, ...rest }: RunSampleProps) {
  return (
    <figure className={clsx(styles.sample, className)} {...rest}>
      {children}
      <figcaption className="caption">
        <b>Sample from that run.</b> {caption}
      </figcaption>
    </figure>
  );
}
