import { type CaseStudySlug, caseReturns } from './facts/case-studies.ts';

const MARK = ' (sample)';

/** Ends the words next to a figure of a case study, as long as it is made up. */
export function caseMark(study: CaseStudySlug): string {
  return caseReturns[study].sample ? MARK : '';
}

const areAllSamples = Object.values(caseReturns).every(({ sample }) => sample);

/** Ends the heading of figures of all case studies, and each one's line where some are made up and some are not. */
export const caseMarks = {
  heading: areAllSamples ? MARK : '',
  line: (study: CaseStudySlug) => (areAllSamples ? '' : caseMark(study)),
};
