import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { sampleNotes } from '#content/data/sample-notes.ts';
import { list } from '#model/sentence.ts';
import styles from './sample-note.module.css';

interface Markable {
  sample: boolean;
  name?: string;
  /** Name of the speaker, of a film. */
  speaker?: string;
}

interface SampleNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  note: keyof typeof sampleNotes;
  /** The entries the section shows. */
  of: Markable | readonly Markable[];
}

/** A quiet line that says which part of a section is made up; nothing once all its entries are real. */
export function SampleNote({ note, of: entries, className, ...rest }: SampleNoteProps) {
  const all = [entries].flat();
  const madeUp = all.filter(({ sample }) => sample);
  if (madeUp.length === 0) return null;
  return (
    <p className={clsx('caption', styles.note, className)} {...rest}>
      <b>{madeUp.length === all.length ? 'Sample' : `Sample (${partOf(all)})`}</b>
      {` ${sampleNotes[note]}`}
    </p>
  );
}

/** Says to which of the entries a note applies, by the shorter list, so that nothing real is called made up. */
function partOf(entries: readonly Markable[]): string {
  const named = (isSample: boolean) =>
    entries.filter(({ sample }) => sample === isSample).flatMap(({ name, speaker }) => name ?? speaker ?? []);
  const [madeUp, real] = [named(true), named(false)];
  if (madeUp.length + real.length < entries.length) return 'in part';
  return madeUp.length > real.length ? `all but ${list(real)}` : list(madeUp);
}
