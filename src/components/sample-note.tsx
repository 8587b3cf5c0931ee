import { list } from '#model/sentence.ts';

const NOTES = {
  actionPlan: 'the action plan and its client',
  capacity: 'what a month buys',
  clients: 'the client names (none is a client)',
  company: 'the legal name, address, email and phone',
  examples: 'the five worked examples',
  letter: 'the author of the letter',
  partnerBadge: 'the badge (no platform has granted it)',
  portal: 'the week in the portal',
  process: 'the days of the project',
  revenue: 'the revenue chart and its stages',
  results: 'the three results above',
  reader: 'the engineer who reads requests',
  sprint: 'the sprint',
  students: 'the students, their words and results',
  team: 'the people, their names, portraits and work',
  terms: 'the terms, support hours and limits of the plans',
  testimonial: 'the quote and its speaker',
  testimonials: 'the quotes and their speakers',
  year: 'the first year, a worked example',
} as const;

interface Markable {
  sample: boolean;
  name?: string;
  speaker?: string;
}

export const sampleMark = ({ sample }: Markable) => (sample ? ' (sample)' : '');

export const SampleMark = ({ of }: { of: Markable }) =>
  of.sample ? (
    <>
      {' '}
      <small className="sample-mark">(sample)</small>
    </>
  ) : null;

export type Notes = Partial<Record<keyof typeof NOTES, Markable | readonly Markable[]>>;

/** What is made up on a page, thing by thing, in one line; nothing once all is real. */
export function SampleLine({ notes }: { notes: Notes }) {
  const told = Object.entries(notes).flatMap(([note, entries]) => {
    const all = [entries].flat();
    const madeUp = all.filter(({ sample }) => sample);
    if (madeUp.length === 0) return [];
    const part = madeUp.length === all.length ? '' : ` (${partOf(all)})`;
    return NOTES[note as keyof typeof NOTES] + part;
  });
  if (told.length === 0) return null;
  return (
    <p className="small sample">
      <b>Sample content:</b> {told.join('; ')}.
    </p>
  );
}

/** By the shorter list, so that nothing real is called made up. */
function partOf(entries: readonly Markable[]) {
  const named = (isSample: boolean) =>
    entries
      .filter(({ sample }) => sample === isSample)
      .flatMap(({ name, speaker }) => name ?? speaker ?? []);
  const [madeUp, real] = [named(true), named(false)];
  if (madeUp.length + real.length < entries.length) return 'in part';
  return madeUp.length > real.length ? `all but ${list(real)}` : list(madeUp);
}
