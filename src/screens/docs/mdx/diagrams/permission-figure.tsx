import type { DrawnAgent, DrawnTool } from '#content/data/case-studies.ts';
import type { PermissionRow } from '#weave/permission-description.ts';
import { PermissionDiagram } from '#weave/permission-diagram.tsx';
import { DOCS_NARROW, DOCS_WIDE, type PermissionVariant } from '#weave/permission-diagram-variants.ts';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { diagramMark } from './diagram-marks.ts';
import { DrawingFigure } from './drawing-figure.tsx';

interface PermissionFigureProps {
  tools: readonly DrawnTool[];
  agents: readonly DrawnAgent[];
  caption: string;
}

/** Tools across, agents down: who may act where. The notes say the same in words. */
export function PermissionFigure({ tools, agents, caption }: PermissionFigureProps) {
  const drawn = {
    tools: tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    rows: agents.map((agent) => permissionRow(agent, tools)),
  };
  return (
    <DrawingFigure caption={caption}>
      <AnnotatedDrawing
        parts="rows"
        wide={<PermissionDiagram variant={fitted(DOCS_WIDE, tools.length, agents.length)} {...drawn} />}
        narrow={<PermissionDiagram variant={fitted(DOCS_NARROW, tools.length, agents.length)} {...drawn} />}
        notes={agents.map(({ channel, who, did }) => ({ channel, name: who, words: did }))}
      />
    </DrawingFigure>
  );
}

/** An agent's row of the drawing. @throws when it acts in a tool that is not drawn */
export function permissionRow(
  { channel, who, acts }: DrawnAgent,
  tools: readonly DrawnTool[],
): PermissionRow {
  const unknown = acts.filter((name) => !tools.some((tool) => tool.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `The drawing's row "${who}" acts in ${unknown.join(', ')}, which is not among its tools: ${tools.map(({ name }) => name).join(', ')}. Spell it the same for both.`,
    );
  }
  return { channel, who, acts: tools.map(({ name }) => acts.includes(name)) };
}

/** The variant for six tools and three agents, with as many of each as there are. */
function fitted(variant: PermissionVariant, tools: number, rows: number): PermissionVariant {
  const span = variant.toolGap * 5;
  const toolGap = tools > 1 ? Math.min(span / (tools - 1), variant.toolGap * 1.6) : 0;
  return { ...variant, toolGap, height: variant.height + (rows - 3) * variant.rowGap };
}
