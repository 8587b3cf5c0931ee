import type { Channel } from '#weave/channels.ts';
import { WorkflowDiagram } from '#weave/workflow-diagram.tsx';
import type { DiagramTool } from './case-diagram.tsx';
import { diagramMark } from './diagram-marks.ts';
import './diagram.css';

interface WorkflowFigureStep {
  /** Name of the tool it visits. */
  tool: string;
  /** Whether it writes there; otherwise it only reads. */
  writes?: boolean;
  name: string;
  /** One sentence: what happens. */
  did: string;
}

interface WiringFigureProps {
  tools: DiagramTool[];
  steps: WorkflowFigureStep[];
  channel: Channel;
  caption: string;
}

/** A workflow from top to bottom: one thread visits the tools step by step. */
export function WorkflowFigure({ tools, steps, channel, caption }: WiringFigureProps) {
  return (
    <figure className="drawing wired" data-channel={channel}>
      <div className="drawn" data-steps={steps.length}>
        <WorkflowDiagram
          channel={channel}
          tools={tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) }))}
          steps={steps.map(({ tool, writes = false, name }) => ({
            tool: placeOf(tool, name, tools),
            isWriting: writes,
            name,
          }))}
        />
        <ol className="said">
          {steps.map(({ name, did }) => (
            <li key={name}>
              <b>{name}</b> <span>{did}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

function placeOf(tool: string, step: string, tools: DiagramTool[]): number {
  const place = tools.findIndex(({ name }) => name === tool);
  if (place < 0) {
    throw new Error(
      `The drawing's step "${step}" visits ${tool}, which is not among its tools: ${tools.map(({ name }) => name).join(', ')}. Spell it the same in both places.`,
    );
  }
  return place;
}
