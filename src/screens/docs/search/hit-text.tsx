import styles from './hit-text.module.css';
import { MarkedText } from './marked-text.tsx';

interface HitTextProps {
  page: string;
  heading: string;
  content: string;
  path: string;
  marks: string | readonly string[];
  /** Number of the paragraph in its section, where the match is known to be in one. */
  paragraphNumber?: number;
}

/** Text of a result: its page and section, the excerpt with the match marked, the path. */
export function HitText({ page, heading, content, path, marks, paragraphNumber }: HitTextProps) {
  return (
    <>
      <span className={styles.way}>
        <span>
          <MarkedText text={page} marks={marks} />
        </span>
        {heading ? (
          <b>
            <MarkedText text={heading} marks={marks} />
          </b>
        ) : null}
      </span>
      <span className={styles.excerpt}>
        <MarkedText text={content} marks={marks} />
      </span>
      <span className={styles.path}>
        {path}
        {paragraphNumber === undefined ? null : `, paragraph\u00a0${paragraphNumber}`}
      </span>
    </>
  );
}
