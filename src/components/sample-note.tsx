import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { sampleNotes } from '#content/data/sample-notes.ts';
import styles from './sample-note.module.css';

interface Markable {
  sample: boolean;
}

interface SampleNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  note: keyof typeof sampleNotes;
  /** The entries the section shows. */
  of: Markable | readonly Markable[];
}

/** A quiet line that says which part of a section is made up; nothing once all its entries are real. */
export function SampleNote({ note, of: entries, className, ...rest }: SampleNoteProps) {
  if (![entries].flat().some(({ sample }) => sample)) return null;
  return (
    <p className={clsx('caption', styles.note, className)} {...rest}>
      <b>Sample</b>
      {` ${sampleNotes[note]}`}
    </p>
  );
}
