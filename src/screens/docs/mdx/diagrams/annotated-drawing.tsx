import type { ReactNode } from 'react';
import type { Channel } from '#weave/channels.ts';
import styles from './annotated-drawing.module.css';

interface Note {
  name: string;
  words: string;
  channel?: Channel;
}

interface AnnotatedDrawingProps {
  /** Kind of the drawing's parts: an agent's row, or a step of a workflow, which are numbered on narrow screens. */
  parts: 'rows' | 'steps';
  /** The drawing. */
  wide: ReactNode;
  /** The same for narrow screens; without it the wide one serves them too. */
  narrow?: ReactNode;
  /** One note for each part, written level with it. */
  notes: readonly Note[];
}

/** A drawing with a few words level with each of its parts; on narrow screens the words come after it. */
export function AnnotatedDrawing({ parts, wide, narrow, notes }: AnnotatedDrawingProps) {
  const List = parts === 'rows' ? 'ul' : 'ol';
  return (
    <div className={styles.drawing} data-parts={parts} data-count={notes.length}>
      {narrow ? <div className={styles.wide}>{wide}</div> : wide}
      {narrow ? (
        <div className={styles.narrow} data-skip-text="">
          {narrow}
        </div>
      ) : null}
      <List className={styles.notes}>
        {notes.map(({ name, words, channel }) => (
          <li key={name} data-channel={channel}>
            <b>{name}</b> <span>{words}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
