import type { DrawnSystem } from '#content/data/case-studies.ts';
import { count } from '#model/sentence.ts';
import { type DrawnWorkflow, drawnWorkflow, type StageVisit } from '#model/workflows/workflow-visits.ts';
import type { Channel } from '#weave/channels.ts';
import { useTemplate } from '../template.tsx';
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

/** Distance from the first tool to the last, whatever their number, so that every template is drawn at one scale. */
const SPAN = { wide: 390, narrow: 282 } as const;

/** The workflow of a template, drawn from the file that is downloaded. */
export function TemplateDrawing() {
  const { workflow, channel } = useTemplate();
  const drawn = drawnWorkflow(workflow);
  const { stages, tools } = drawn;
  const diagram = {
    channel,
    tools: tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    steps: stages.map(({ title, visits }) => ({ name: title, ...placedVisits(visits, drawn) })),
  };
  const gap = (span: number) => span / (tools.length - 1);
  return (
    <DrawingFigure caption={captionOf(drawn)} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram toolGap={gap(SPAN.wide)} {...diagram} />}
        narrow={<WorkflowDiagram toolGap={gap(SPAN.narrow)} nameSize="var(--drawn-l)" {...diagram} />}
        notes={stages.map(({ title, steps }) => ({ name: title, words: steps.join(', ') }))}
      />
    </DrawingFigure>
  );
}

function captionOf({ stages, tools, aside }: DrawnWorkflow): string {
  const size = `${count(stages.length, 'stage')}, ${count(tools.length, 'system')}`;
  const apart = aside
    ? ` Stage ${aside.number}, “${aside.title}”, is reached from the others and is not on the thread.`
    : '';
  return `Drawn from the file you download: ${size}. Closed eye: it writes there. Open eye: it only reads.${apart}`;
}

function placedVisits(visits: StageVisit[], { tools }: DrawnWorkflow) {
  const placed = visits.map(({ tool, isWriting }) => ({
    tool: tools.findIndex(({ name }) => name === tool.name),
    isWriting,
  }));
  const [first, ...also] = placed.sort((a, b) => a.tool - b.tool);
  return { tool: first?.tool ?? 0, isWriting: first?.isWriting ?? false, also };
}
