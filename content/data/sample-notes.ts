/**
 * Notes of a section as long as one of its entries is marked `sample: true`. With the last mark gone the note is gone as
 * well; as long as only some are marked, it begins with their names.
 */
export const sampleNotes = {
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
