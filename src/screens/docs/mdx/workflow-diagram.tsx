import { useId } from 'react';
import { count, list } from '#model/sentence.ts';
import { type Channel, channelLabel, threadColour } from '#weave/channels.ts';
import { Drawing } from '#weave/drawing.tsx';
import { round } from '#weave/geometry.ts';
import type { DiagramSystem } from '#weave/permission-description.ts';

/** A tool (its place in the list), and whether the step writes there or only reads. */
export type WorkflowVisit = { tool: number; isWriting: boolean };

/** One step of a workflow: which tool it visits, and the others it visits in the same breath, in any order. */
export type WorkflowStep = WorkflowVisit & { name: string; also?: readonly WorkflowVisit[] };

/** Positions in view box units: the first tool, the gap between tools, the first step, the gap between steps. */
const WIRING = { firstTool: 58, toolGap: 78, firstStep: 106, stepGap: 92, tail: 82, eye: 17 } as const;

/** Names that would come closer than `between` alternate between two heights. */
const NAMES = { between: 10, headroom: 18 } as const;

/** Sizes of the tools' names, with the width of a letter on average. */
const LETTER = { 'var(--drawn-m)': 7.5, 'var(--drawn-l)': 8.7 } as const;
type NameSize = keyof typeof LETTER;

type WorkflowDiagramProps = {
  tools: readonly DiagramSystem[];
  steps: readonly WorkflowStep[];
  channel: Channel;
  id?: string;
  className?: string;
  /** Distance from one tool to the next, in view box units. */
  toolGap?: number;
  nameSize?: NameSize;
};

/** Distance of a tool from the left edge, for one width of the gaps. */
type Across = (tool: number) => number;

const stepY = (step: number) => WIRING.firstStep + step * WIRING.stepGap;

/** Height of the whole drawing for a number of steps. */
const workflowHeight = (steps: number) => stepY(steps - 1) + WIRING.tail;

/** One thread visits the tools of a workflow from top to bottom: closed eye, it writes; open eye, it only reads. */
export function WorkflowDiagram({
  tools,
  steps,
  channel,
  id,
  className,
  toolGap = WIRING.toolGap,
  nameSize = 'var(--drawn-m)',
}: WorkflowDiagramProps) {
  const generated = useId();
  const thread = id ?? generated;
  const isClose = areNamesClose(tools, toolGap, LETTER[nameSize]);
  const top = isClose ? -NAMES.headroom : 0;
  const toolX: Across = (tool) => round(WIRING.firstTool + tool * toolGap);
  const width = toolX(tools.length - 1) + 72;
  const height = workflowHeight(steps.length);
  const colour = threadColour(channel);
  return (
    <Drawing
      className={className}
      viewBox={`0 ${top} ${width} ${height - top}`}
      label={describeWorkflow(tools, steps, channel)}
    >
      <path
        stroke="var(--color-ink)"
        strokeWidth="1.3"
        d={tools.map((_, tool) => `M${toolX(tool)} 62V${height - 6 - ((tool * 5) % 4) * 6}`).join('')}
      />
      <defs>
        <path id={thread} strokeLinejoin="round" d={threadPath(steps, toolX, width, height)} />
      </defs>
      <use href={`#${thread}`} stroke="var(--color-sheet)" strokeWidth="16" />
      <use href={`#${thread}`} stroke={colour} strokeWidth="11" />
      <use href={`#${thread}`} stroke="var(--color-sheet)" strokeWidth="7" />
      <use href={`#${thread}`} stroke={colour} strokeWidth="3" />
      {steps.map((step, index) => (
        <g key={stepY(index)}>
          {visits(step).map(({ tool, isWriting }) => (
            <Eye key={tool} x={toolX(tool)} y={stepY(index)} isWriting={isWriting} />
          ))}
          <text className="svg-cap" x={toolX(step.tool) + 15} y={stepY(index) - 9} fontSize="var(--drawn-l)">
            {index + 1}
          </text>
        </g>
      ))}
      {tools.map((tool, index) => (
        <ToolHead
          key={tool.name}
          tool={tool}
          x={toolX(index)}
          nameSize={nameSize}
          isRaised={isClose && index % 2 === 1}
        />
      ))}
    </Drawing>
  );
}

function areNamesClose(tools: readonly DiagramSystem[], toolGap: number, letter: number): boolean {
  const widths = tools.map(({ name }) => name.length * letter);
  return widths.some((width, index) => {
    const next = widths[index + 1] ?? 0;
    return (width + next) / 2 + NAMES.between > toolGap;
  });
}

const visits = ({ tool, isWriting, also = [] }: WorkflowStep): WorkflowVisit[] => [
  { tool, isWriting },
  ...also,
];

function Eye({ x, y, isWriting }: { x: number; y: number; isWriting: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r="9.5" fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.6" />
      {isWriting ? <circle cx={x} cy={y} r="4.6" fill="var(--color-ink)" /> : null}
    </>
  );
}

function ToolHead({
  tool,
  x,
  nameSize,
  isRaised,
}: {
  tool: DiagramSystem;
  x: number;
  nameSize: NameSize;
  isRaised: boolean;
}) {
  const { eye } = WIRING;
  return (
    <>
      <circle cx={x} cy="42" r={eye} fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.2" />
      <path
        transform={`translate(${x - eye / 2} ${42 - eye / 2}) scale(${round(eye / 24, 3)})`}
        fill="var(--color-ink)"
        d={tool.path}
      />
      <text
        x={x}
        y={isRaised ? 14 - NAMES.headroom : 14}
        textAnchor="middle"
        fontSize={nameSize}
        className="svg-cap"
      >
        {tool.name}
      </text>
    </>
  );
}

/**
 * The thread enters left of the first tool, goes across to each step's tool and down to the next, and leaves right. A
 * step with several tools is passed from one end to the other; when the thread comes down between the two ends, it goes
 * aside first, halfway between the steps, so that it never runs back over itself.
 */
function threadPath(steps: readonly WorkflowStep[], toolX: Across, width: number, height: number): string {
  const points: Point[] = [[round(toolX(0) - WIRING.toolGap * 0.62), stepY(0)]];
  let x = points[0]?.[0] ?? 0;
  steps.forEach((step, index) => {
    const y = stepY(index);
    const stops = visits(step).map(({ tool }) => toolX(tool));
    const [left, right] = [Math.min(...stops), Math.max(...stops)];
    const isNearerRight = right - x < x - left;
    const [near, far] = isNearerRight ? [right, left] : [left, right];
    if (left < x && x < right) {
      const aside = y - WIRING.stepGap / 2;
      points.push([x, aside], [near, aside]);
    } else {
      points.push([x, y]);
    }
    points.push([near, y], [far, y]);
    x = far;
  });
  points.push([x, height - 26], [width - 2, height - 26]);
  return roundedLine(points, 12);
}

function describeWorkflow(
  tools: readonly DiagramSystem[],
  steps: readonly WorkflowStep[],
  channel: Channel,
): string {
  const sentences = steps.map((step, index) => `${index + 1}, ${step.name}: ${describeVisits(step, tools)}`);
  return `One ${channelLabel(channel).toLowerCase()} thread visits ${count(tools.length, 'system')} in ${count(steps.length, 'step')}, top to bottom. ${sentences.join('. ')}.`;
}

function describeVisits(step: WorkflowStep, tools: readonly DiagramSystem[]): string {
  const named = (isWriting: boolean) =>
    visits(step)
      .filter((visit) => visit.isWriting === isWriting)
      .map(({ tool }) => tools[tool]?.name ?? 'a system');
  const [read, written] = [named(false), named(true)];
  return [
    ...(read.length > 0 ? [`reads ${list(read)}`] : []),
    ...(written.length > 0 ? [`writes to ${list(written)}`] : []),
  ].join(', ');
}

type Point = readonly [x: number, y: number];

/** Length of the straight line between two points. */
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The point `length` along the way from one point towards another. */
function towards(from: Point, to: Point, length: number): string {
  const share = length / (distance(from, to) || 1);
  return `${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`;
}

/** A line through the points whose corners are rounded by up to `radius`, as path data. */
function roundedLine(points: readonly Point[], radius: number): string {
  const corners = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || distance(before, point) > 0;
  });
  return corners
    .map((point, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${point[0]} ${point[1]}`;
      if (!after) return `L${point[0]} ${point[1]}`;
      const cut = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${towards(point, before, cut)}Q${point[0]} ${point[1]} ${towards(point, after, cut)}`;
    })
    .join('');
}
