import { type CaseStudy, type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import type { Access } from '#weave/permission-crossing.ts';
import { permissionRow } from '#weave/permission-description.ts';
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

type Total = 'rows' | 'crossings' | 'acting' | 'reading' | 'withoutAccess';

/** A number in a sentence about all the drawings: their rows, their crossings, or those of one access. */
export function CaseTotal({ of }: { of: Total }) {
  return String(caseTotals()[of]);
}

function caseTotals(): Record<Total, number> {
  const studies: CaseStudy[] = Object.values(caseStudies);
  const drawn = studies.flatMap(({ systems, rows }) => rows.map((row) => permissionRow(row, systems)));
  const crossings = drawn.flatMap(({ access }) => access);
  const amount = (kind: Access) => crossings.filter((access) => access === kind).length;
  return {
    rows: drawn.length,
    crossings: crossings.length,
    acting: amount('act'),
    reading: amount('read'),
    withoutAccess: amount('none'),
  };
}
