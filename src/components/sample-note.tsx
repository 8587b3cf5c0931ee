import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { list } from '#model/sentence.ts';

/** What is made up in a section. These sentences are gone with the last of its marks. */
const NOTES = {
  actionPlan: 'The plan and its client are made up.',
  assignments: 'What each of them works on is made up.',
  clients: 'The names are examples: none of these companies is a client.',
  examples: 'The people, companies and figures in these five examples are made up.',
  letter: 'The person who signs is made up.',
  partnerBadge: 'No platform has granted this badge.',
  portal: 'The week and what happened in it are made up.',
  process: 'The days are those of a worked example.',
  revenue: 'The months, the amounts and the stages are made up.',
  reader: 'The person is made up.',
  sprint: 'The sprint, its dates and its hours are made up.',
  students: 'The people, their words and their results are made up.',
  team: 'The people are made up, and so are their names and portraits.',
  testimonial: 'This quote, and the person who says it, are made up.',
  testimonials: 'These quotes, and the people who say them, are made up.',
} as const;

interface Markable {
  sample: boolean;
  name?: string;
  /** Name of the speaker, of a film. */
  speaker?: string;
}

interface SampleNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  note: keyof typeof NOTES;
  /** The entries the section shows. */
  of: Markable | readonly Markable[];
}

/** A quiet line that says which part of a section is made up; nothing once all its entries are real. */
export function SampleNote({ note, of: entries, className, ...rest }: SampleNoteProps) {
  const all = [entries].flat();
  const madeUp = all.filter(({ sample }) => sample);
  if (madeUp.length === 0) return null;
  return (
    <p className={clsx('caption sample', className)} {...rest}>
      <b>{madeUp.length === all.length ? 'Sample' : `Sample (${partOf(all)})`}</b>
      {` ${NOTES[note]}`}
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
