import type { DrawnRow, DrawnSystem } from '#content/data/case-studies.ts';
import { permissionRow, type RowNoun } from '#weave/permission-description.ts';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { DOCS_NARROW, DOCS_WIDE, type PermissionVariant } from '#weave/permission-diagram-variants.ts';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { diagramMark } from './diagram-marks.ts';
import { DrawingFigure } from './drawing-figure.tsx';

interface PermissionFigureProps {
  systems: readonly DrawnSystem[];
  rows: readonly DrawnRow[];
  /** Noun for a row that is not an agent, in singular and plural. */
  noun?: RowNoun | undefined;
  caption: string;
}

/** Rows for whose notes the style sheet has a place (`annotated-drawing.module.css`). */
const MOST_ROWS = 5;

/** Systems across, agents down: access to act, to read only, or none. The notes describe each agent's work. */
export function PermissionFigure({ systems, rows, noun, caption }: PermissionFigureProps) {
  if (rows.length > MOST_ROWS) {
    throw new Error(
      `The drawing with the caption "${caption}" has ${rows.length} rows, and no more than ${MOST_ROWS} can be told apart. Draw two.`,
    );
  }
  const drawn = {
    systems: systems.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    rows: rows.map((row) => permissionRow(row, systems)),
    noun,
  };
  return (
    <DrawingFigure caption={caption}>
      <AnnotatedDrawing
        parts="rows"
        wide={<PermissionDiagram variant={fitted(DOCS_WIDE, systems.length, rows.length)} {...drawn} />}
        narrow={<PermissionDiagram variant={fitted(DOCS_NARROW, systems.length, rows.length)} {...drawn} />}
        notes={rows.map(({ channel, who, did }) => ({ channel, name: who, words: did }))}
      />
    </DrawingFigure>
  );
}

/** Distance of systems from which the narrow drawing has room for larger names, which a window of 320 pixels needs. */
const ROOMY = 60;

/** The variant for six systems and three agents, with as many of each as there are. */
function fitted(variant: PermissionVariant, systems: number, rows: number): PermissionVariant {
  const span = variant.systemGap * 5;
  const systemGap = systems > 1 ? Math.min(span / (systems - 1), variant.systemGap * 1.6) : 0;
  const hasRoom = variant.nameSize === 'var(--drawn-xs)' && systemGap >= ROOMY;
  return {
    ...variant,
    systemGap,
    height: variant.height + (rows - 3) * variant.rowGap,
    ...(hasRoom && { nameSize: 'var(--drawn-s)' }),
  };
}
