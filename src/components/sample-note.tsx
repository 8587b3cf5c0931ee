import { clsx } from 'clsx';
import { type ComponentProps, Fragment } from 'react';
import { list } from '#model/sentence.ts';

/** What is made up. Each sentence is gone with the last of its marks. */
const NOTES = {
  actionPlan: 'The action plan and its client are made up.',
  assignments: 'What each person works on is made up.',
  company: 'The legal name, address, email and phone are made up.',
  clients: 'None of the companies named is a client.',
  examples: 'The people, companies and figures in the five examples are made up.',
  letter: 'The person who signs the letter is made up.',
  partnerBadge: 'No platform has granted the badge.',
  portal: 'The week in the portal is made up.',
  process: 'The days are those of a worked example.',
  revenue: 'The months, amounts and stages of the chart are made up.',
  reader: 'The person who replies is made up.',
  sprint: 'The sprint, its dates and its hours are made up.',
  students: 'The students, their words and their results are made up.',
  team: 'The people, their names and their portraits are made up.',
  testimonial: 'The quote and its speaker are made up.',
  testimonials: 'The quotes and their speakers are made up.',
} as const;

interface Markable {
  sample: boolean;
  name?: string;
  /** Name of the speaker, of a film. */
  speaker?: string;
}

/** The words of a mark, for a figure inside a sentence: "99% (sample)". Nothing once what it is of is real. */
export const sampleMark = ({ sample }: Markable) => (sample ? ' (sample)' : '');

/** The same after a figure that stands alone: small and raised, and read out. */
export function SampleMark({ of }: { of: Markable }) {
  return of.sample ? (
    <>
      {' '}
      <small className="sample-mark">(sample)</small>
    </>
  ) : null;
}

interface SampleNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  note: keyof typeof NOTES;
  /** The entries the section shows. */
  of: Markable | readonly Markable[];
}

/** A quiet line that says which part of a section is made up; nothing once all its entries are real. */
export function SampleNote({ note, of: entries, ...rest }: SampleNoteProps) {
  return <SampleLine notes={{ [note]: entries }} {...rest} />;
}

interface SampleLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The entries of each thing that the page shows. */
  notes: Partial<Record<keyof typeof NOTES, Markable | readonly Markable[]>>;
}

/** The same for a whole page, in one line: what is made up in it, thing by thing; nothing once all is real. */
export function SampleLine({ notes, className, ...rest }: SampleLineProps) {
  const told = Object.entries(notes).flatMap(([note, entries]) => {
    const all = [entries].flat();
    const madeUp = all.filter(({ sample }) => sample);
    if (madeUp.length === 0) return [];
    const label = madeUp.length === all.length ? 'Sample' : `Sample (${partOf(all)})`;
    return { label, words: NOTES[note as keyof typeof NOTES] };
  });
  if (told.length === 0) return null;
  return (
    <p className={clsx('small sample', className)} {...rest}>
      {told.map(({ label, words }, index) => (
        <Fragment key={words}>
          {index > 0 ? ' ' : null}
          {label === told[index - 1]?.label ? null : <b>{label}</b>}
          {` ${words}`}
        </Fragment>
      ))}
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
