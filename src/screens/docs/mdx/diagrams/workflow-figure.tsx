import type { DrawnSystem } from '#content/data/case-studies.ts';
import type { Channel } from '#weave/channels.ts';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { diagramMark } from './diagram-marks.ts';
import { DrawingFigure } from './drawing-figure.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

interface WorkflowFigureStep {
  /** Name of the tool it visits. */
  tool: string;
  /** Whether it writes there; otherwise it only reads. */
  writes?: boolean;
  name: string;
  /** One sentence: what happens. */
  did: string;
}

interface WorkflowFigureProps {
  tools: DrawnSystem[];
  steps: WorkflowFigureStep[];
  channel: Channel;
  caption: string;
}

/** A workflow from top to bottom: one thread visits the tools step by step. */
export function WorkflowFigure({ tools, steps, channel, caption }: WorkflowFigureProps) {
  return (
    <DrawingFigure caption={caption} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={
          <WorkflowDiagram
            channel={channel}
            tools={tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) }))}
            steps={steps.map(({ tool, writes = false, name }) => ({
              tool: toolIndex(tool, name, tools),
              isWriting: writes,
              name,
            }))}
          />
        }
        notes={steps.map(({ name, did }) => ({ name, words: did }))}
      />
    </DrawingFigure>
  );
}

function toolIndex(tool: string, step: string, tools: DrawnSystem[]): number {
  const index = tools.findIndex(({ name }) => name === tool);
  if (index < 0) {
    throw new Error(
      `The drawing's step "${step}" visits ${tool}, which is not among its tools: ${tools.map(({ name }) => name).join(', ')}. Spell it the same for both.`,
    );
  }
  return index;
}
