import { useId } from 'react';
import { count, list } from '#model/sentence.ts';
import { type Channel, channelLabel, threadColor } from './channels.ts';
import { type DiagramSystem, SystemMark } from './diagram.tsx';
import { Drawing } from './drawing.tsx';
import { round } from './geometry.ts';

/** The systems a step visits in one breath, in any order. */
interface WorkflowStep {
  name: string;
  visits: readonly { system: string; isWriting: boolean }[];
}

const WIRING = { firstTool: 58, firstStep: 106, stepGap: 92, tail: 82, eye: 17 } as const;

const THREAD = [16, 11, 7, 3];

/** Every second name is higher where two would touch. */
const RAISED = 22;
const LETTER = 8.4;

export const stepNotes = {
  head: RAISED + WIRING.firstStep - 15,
  part: WIRING.stepGap,
  foot: WIRING.tail - WIRING.stepGap + 15,
};

type WorkflowDiagramProps = {
  tools: readonly DiagramSystem[];
  steps: readonly WorkflowStep[];
  channel: Channel;
  toolGap: number;
  nameSize?: 'var(--drawn-m)' | 'var(--drawn-l)';
};

const stepY = (step: number) => WIRING.firstStep + step * WIRING.stepGap;

/**
 * One thread visits the tools of a workflow: closed eye, it writes; open eye, it only reads.
 * @throws where a step visits what is not among the tools
 */
export function WorkflowDiagram({
  tools,
  steps,
  channel,
  toolGap,
  nameSize = 'var(--drawn-m)',
}: WorkflowDiagramProps) {
  const thread = useId();
  const toolX = (tool: number) => round(WIRING.firstTool + tool * toolGap);
  const stops = steps.map(({ name, visits }) => ({
    name,
    visits: visits
      .map((visit) => ({ ...visit, x: toolX(placeOf(visit.system, name, tools)) }))
      .sort((a, b) => a.x - b.x),
  }));
  const width = toolX(tools.length - 1) + 72;
  const height = stepY(steps.length - 1) + WIRING.tail;
  const areClose = tools.some(
    ({ name }, at) => at > 0 && ((name + tools[at - 1]?.name).length / 2 + 1) * LETTER > toolGap,
  );
  const top = areClose ? 0 : -RAISED;
  const [color, ground] = [threadColor(channel), 'var(--color-sheet)'];
  return (
    <Drawing
      viewBox={`0 ${-RAISED} ${width} ${height + RAISED}`}
      label={describeWorkflow(tools, stops, channel)}
    >
      <path
        stroke="var(--color-ink)"
        strokeWidth="1.3"
        d={tools
          .map((_, tool) => `M${toolX(tool)} ${top + 62}V${height - 6 - ((tool * 5) % 4) * 6}`)
          .join('')}
      />
      <defs>
        <path id={thread} strokeLinejoin="round" d={threadPath(stops, width, height)} />
      </defs>
      {[ground, color, ground, color].map((stroke, index) => (
        <use key={THREAD[index]} href={`#${thread}`} stroke={stroke} strokeWidth={THREAD[index]} />
      ))}
      {stops.map(({ visits }, index) => (
        <g key={stepY(index)}>
          {visits.map(({ x, isWriting }) => (
            <g key={x} transform={`translate(${x} ${stepY(index)})`}>
              <circle r="9.5" fill={ground} stroke="var(--color-ink)" strokeWidth="1.6" />
              {isWriting && <circle r="4.6" fill="var(--color-ink)" />}
            </g>
          ))}
          <text
            className="svg-cap"
            x={(visits[0]?.x ?? 0) + 15}
            y={stepY(index) - 9}
            fontSize="var(--drawn-l)"
          >
            {index + 1}
          </text>
        </g>
      ))}
      {tools.map((tool, index) => (
        <SystemMark
          key={tool.name}
          {...tool}
          at={`${toolX(index)} ${top + 42}`}
          eye={WIRING.eye}
          nameSize={nameSize}
          nameAbove={areClose && index % 2 === 1 ? 28 + RAISED : 28}
        />
      ))}
    </Drawing>
  );
}

/** The thread alone, for a list. */
export function WorkflowThumbnail({
  tools,
  steps,
  channel,
}: Omit<WorkflowDiagramProps, 'toolGap' | 'nameSize'>) {
  const [across, down] = [tools, steps].map(({ length }) => 1 / Math.max(1, length - 1));
  const toolX = (tool: number) => round(6 + tool * 84 * (across ?? 1));
  let d = '';
  let from = 0;
  const eyes = steps.flatMap(({ name, visits }, step) => {
    const y = round(6 + step * 52 * (down ?? 1));
    const at = visits
      .map(({ system, isWriting }) => ({ x: toolX(placeOf(system, name, tools)), y, isWriting }))
      .sort((a, b) => Math.abs(a.x - from) - Math.abs(b.x - from));
    d += `${step === 0 ? 'M0 ' : 'V'}${y}${at.map(({ x }) => `H${x}`).join('')}`;
    from = at.at(-1)?.x ?? from;
    return at;
  });
  return (
    <Drawing viewBox="0 0 96 64" width="96" height="64" stroke="var(--color-ink)">
      <path d={tools.map((_, tool) => `M${toolX(tool)} 0v64`).join('')} strokeWidth=".8" />
      <path d={`${d}H96`} stroke="var(--color-paper)" strokeWidth="5" />
      <path d={`${d}H96`} stroke={threadColor(channel)} strokeWidth="2.6" />
      {eyes.map(({ x, y, isWriting }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="2.6"
          fill={isWriting ? 'var(--color-ink)' : 'var(--color-paper)'}
        />
      ))}
    </Drawing>
  );
}

function placeOf(system: string, step: string, tools: readonly DiagramSystem[]) {
  const names = tools.map(({ name }) => name);
  if (names.includes(system)) return names.indexOf(system);
  throw new Error(
    `The drawing's step "${step}" visits ${system}, which is not among its systems: ${names.join(', ')}. Spell it the same for both.`,
  );
}

type Stop = { visits: readonly { x: number }[] };

/**
 * A step with several tools is passed from end to end; a thread that comes down between the two
 * goes aside first, halfway between the steps, so that it never runs over itself.
 */
function threadPath(stops: readonly Stop[], width: number, height: number) {
  let x = 10;
  const points: Point[] = [[x, stepY(0)]];
  for (const [index, { visits }] of stops.entries()) {
    const y = stepY(index);
    const at = visits.map((visit) => visit.x);
    const [left, right] = [Math.min(...at), Math.max(...at)];
    const [near, far] = right - x < x - left ? [right, left] : [left, right];
    if (left < x && x < right) {
      const aside = y - WIRING.stepGap / 2;
      points.push([x, aside], [near, aside]);
    } else {
      points.push([x, y]);
    }
    points.push([near, y], [far, y]);
    x = far;
  }
  points.push([x, height - 26], [width - 10, height - 26]);
  return roundedLine(points, 12);
}

function describeWorkflow(
  tools: readonly DiagramSystem[],
  steps: readonly WorkflowStep[],
  channel: Channel,
) {
  const sentences = steps.map(({ name, visits }, index) => {
    const named = (isWriting: boolean) =>
      visits.filter((visit) => visit.isWriting === isWriting).map(({ system }) => system);
    const [read, written] = [named(false), named(true)];
    const done = [
      read.length > 0 && `reads ${list(read)}`,
      written.length > 0 && `writes to ${list(written)}`,
    ];
    return `${index + 1}, ${name}: ${done.filter(Boolean).join(', ')}`;
  });
  return `One ${channelLabel(channel).toLowerCase()} thread visits ${count(tools.length, 'system')} in ${count(steps.length, 'step')}, top to bottom. ${sentences.join('. ')}.`;
}

type Point = readonly [x: number, y: number];

function roundedLine(points: readonly Point[], radius: number) {
  const corners = points.filter((point, index) => String(point) !== String(points[index - 1]));
  return corners
    .map((corner, index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]];
      if (!before || !after) return `${before ? 'L' : 'M'}${corner.join(' ')}`;
      return `L${toward(corner, before, radius)}Q${corner.join(' ')} ${toward(corner, after, radius)}`;
    })
    .join('');
}

function toward([x, y]: Point, [toX, toY]: Point, length: number) {
  const share = Math.min(length / Math.hypot(toX - x, toY - y), 0.5);
  return `${round(x + (toX - x) * share)} ${round(y + (toY - y) * share)}`;
}
