import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

interface TermsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  rows: readonly (readonly [term: string, words: ReactNode])[];
}

export function Terms({ rows, ...rest }: TermsProps) {
  if (rows.length === 0) return null;
  return (
    <dl {...rest}>
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export const Facts = ({ className, ...rest }: TermsProps) => (
  <Terms className={clsx(styles.facts, className)} {...rest} />
);
