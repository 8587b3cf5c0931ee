import { type CaseStudy, type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { PermissionFigure } from './permission-figure.tsx';

/** The drawing of a case study in `content/data/case-studies.ts`. */
export function CaseDiagram({ slug }: { slug: CaseStudySlug }) {
  const study: CaseStudy | undefined = caseStudies[slug];
  if (!study) {
    throw new Error(
      `A page in content/docs draws the case study "${slug}", which content/data/case-studies.ts does not have. Use one of ${Object.keys(caseStudies).join(', ')}.`,
    );
  }
  return <PermissionFigure {...study} />;
}

type Total = 'rows' | 'crossings' | 'reading';

/** A number in a sentence about all the drawings: their rows, their crossings, or those where an agent only reads. */
export function CaseTotal({ of }: { of: Total }) {
  return String(caseTotals()[of]);
}

function caseTotals(): Record<Total, number> {
  const studies: CaseStudy[] = Object.values(caseStudies);
  const sum = (counted: (study: CaseStudy) => number) =>
    studies.reduce((total, study) => total + counted(study), 0);
  const crossings = sum(({ agents, tools }) => agents.length * tools.length);
  const acting = sum(({ agents }) => agents.flatMap(({ acts }) => acts).length);
  return { rows: sum(({ agents }) => agents.length), crossings, reading: crossings - acting };
}
