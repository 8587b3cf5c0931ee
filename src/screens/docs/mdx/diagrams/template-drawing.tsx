import { count } from '#model/sentence.ts';
import { type TemplateName, templateOf } from '../templates/template-of.ts';
import { AnnotatedDrawing } from './annotated-drawing.tsx';
import { diagramMark } from './diagram-marks.ts';
import { DrawingFigure } from './drawing-figure.tsx';
import { type DrawnWorkflow, drawnWorkflow, type StageVisit } from './template-visits.ts';
import { WorkflowDiagram } from './workflow-diagram.tsx';

/** Distance from the first tool to the last, whatever their number, so that every workflow is drawn at one scale. */
const SPAN = { wide: 390, narrow: 282 } as const;

/** The workflow from top to bottom, drawn from the file that is downloaded. */
export function TemplateDrawing({ of }: { of: TemplateName }) {
  const { workflow, channel } = templateOf(of);
  const drawn = drawnWorkflow(workflow);
  const { stages, tools } = drawn;
  const diagram = {
    channel,
    tools: tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    steps: stages.map(({ title, visits }) => ({ name: title, ...placedVisits(visits, drawn) })),
  };
  return (
    <DrawingFigure caption={captionOf(drawn)} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram toolGap={SPAN.wide / (tools.length - 1)} {...diagram} />}
        narrow={
          <WorkflowDiagram
            toolGap={SPAN.narrow / (tools.length - 1)}
            nameSize="var(--drawn-l)"
            {...diagram}
          />
        }
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
