/** Names that a text may have in braces; each is replaced by a value of another file. */

/** Values of src/model/engagement-figures.ts. */
export const FIGURES = [
  'company',
  'people',
  'integrations',
  'monthly',
  'lowest',
  'fee',
  'dayRate',
  'yearByTheMonth',
  'yearAgreed',
  'proof',
  'proofWeeks',
  'replyBy',
  'replyHours',
  'firstCall',
  'firstLive',
  'secondLive',
  'liveOn',
  'pilotPercent',
  'fullOn',
  'noticeDays',
  'invoiceDueDays',
  'graceDays',
  'questionDays',
  'measuredOn',
  'firstPieceCost',
  'firstPieceDay',
  'firstPieceUse',
  'secondPieceCost',
  'secondPieceUse',
  'feeDay',
  'returnedWhenMeasured',
  'slowCases',
  'allCases',
  'runFrom',
  'runTo',
] as const;

export type FigureName = (typeof FIGURES)[number];

/** Values of the search texts of pages: pages-facts.ts. */
export const PAGE_VALUES = ['people', 'company', 'price', 'replyBy'] as const;
