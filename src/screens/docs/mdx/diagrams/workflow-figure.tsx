import type { DrawnSystem } from '#content/data/case-studies.ts';
import type { Channel } from '#weave/channels.ts';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { diagramMark } from './diagram-marks.ts';
import { DrawingFigure } from './drawing-figure.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

interface WorkflowFigureStep {
  /** Name of the system it visits. */
  system: string;
  /** True when the step writes there; otherwise it only reads. */
  writes?: boolean;
  name: string;
  /** Sentence about the step. */
  did: string;
}

interface WorkflowFigureProps {
  systems: DrawnSystem[];
  steps: WorkflowFigureStep[];
  channel: Channel;
  caption: string;
}

/** Distance of tools on a narrow screen, where the wider one would make their names too small to read. */
const NARROW_GAP = 60;

/** A workflow from top to bottom: one thread visits the systems step by step. */
export function WorkflowFigure({ systems, steps, channel, caption }: WorkflowFigureProps) {
  const diagram = {
    channel,
    tools: systems.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    steps: steps.map(({ system, writes = false, name }) => ({
      tool: systemIndex(system, name, systems),
      isWriting: writes,
      name,
    })),
  };
  return (
    <DrawingFigure caption={caption} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram {...diagram} />}
        narrow={<WorkflowDiagram {...diagram} toolGap={NARROW_GAP} nameSize="var(--drawn-l)" />}
        notes={steps.map(({ name, did }) => ({ name, words: did }))}
      />
    </DrawingFigure>
  );
}

function systemIndex(system: string, step: string, systems: DrawnSystem[]): number {
  const index = systems.findIndex(({ name }) => name === system);
  if (index < 0) {
    throw new Error(
      `The drawing's step "${step}" visits ${system}, which is not among its systems: ${systems.map(({ name }) => name).join(', ')}. Spell it the same for both.`,
    );
  }
  return index;
}
