import { templateCards } from '#content/data/docs-cards.ts';
import { count } from '#model/sentence.ts';
import { WorkflowDiagram } from '#weave/workflow-diagram.tsx';
import { diagramMark } from './diagram-marks.ts';
import { type TemplateName, templateOf } from './template-facts.tsx';
import { type DrawnWorkflow, drawnWorkflow, type StageVisit } from './template-visits.ts';
import './diagram.css';
import './template.css';

/** From the first tool to the last, whatever their number, so that every workflow is drawn at one scale. */
const SPAN = { wide: 390, narrow: 282 } as const;

/** The workflow from top to bottom, drawn from the file that is downloaded. */
export function TemplateDrawing({ of }: { of: TemplateName }) {
  const { workflow, slug } = templateOf(of);
  const drawn = drawnWorkflow(workflow);
  const { stages, tools, aside } = drawn;
  const channel = templateCards.find(({ path }) => path.endsWith(`/${slug}`))?.channel ?? 'data';
  const draft = {
    channel,
    tools: tools.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
    steps: stages.map(({ title, visits }) => ({ name: title, ...wiringVisits(visits, drawn) })),
  };
  return (
    <figure className="drawing wired template-drawing" data-channel={channel}>
      <div className="drawn" data-steps={stages.length}>
        <WorkflowDiagram className="wide" toolGap={SPAN.wide / (tools.length - 1)} {...draft} />
        <div className="narrow" data-skip-text="">
          <WorkflowDiagram toolGap={SPAN.narrow / (tools.length - 1)} {...draft} />
        </div>
        <ol className="said">
          {stages.map(({ title, steps }) => (
            <li key={title}>
              <b>{title}</b> <span>{steps.join(', ')}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="caption">
        Drawn from the file you download: {count(stages.length, 'stage')}, {count(tools.length, 'tool')}.
        Closed eye: it writes there. Open eye: it only reads.
        {aside
          ? ` Stage ${aside.number}, “${aside.title}”, is reached from the others and is not on the thread.`
          : ''}
      </figcaption>
    </figure>
  );
}

function wiringVisits(visits: StageVisit[], { tools }: DrawnWorkflow) {
  const placed = visits.map(({ tool, isWriting }) => ({
    tool: tools.findIndex(({ name }) => name === tool.name),
    isWriting,
  }));
  const [first, ...also] = placed.sort((a, b) => a.tool - b.tool);
  return { tool: first?.tool ?? 0, isWriting: first?.isWriting ?? false, also };
}
