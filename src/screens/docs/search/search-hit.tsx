import type { ComponentProps } from 'react';
import type { SearchResult } from '#model/docs/search-docs.ts';
import { HitText } from './hit-text.tsx';
import styles from './search-hit.module.css';

interface SearchHitProps extends ComponentProps<'a'> {
  result: SearchResult;
  isActive: boolean;
}

/** A result, as an option of the list that the field controls. */
export function SearchHit({ result, isActive, ...rest }: SearchHitProps) {
  const { page, heading, content, path, paragraphNumber, highlightedMatch } = result;
  return (
    <a role="option" tabIndex={-1} aria-selected={isActive} href={path} className={styles.hit} {...rest}>
      <HitText
        page={page}
        heading={heading}
        content={content}
        path={path}
        marks={highlightedMatch}
        paragraphNumber={paragraphNumber}
      />
    </a>
  );
}
