import { useId } from 'react';
import type { WeaveTool } from './bundle-weave.tsx';
import { type Channel, channelLabel, threadColour } from './channels.ts';
import { Drawing } from './drawing.tsx';
import { round } from './geometry.ts';
import { count } from './sentence.ts';
import { type Point, roundedLine } from './wiring-path.ts';

/** One step of a workflow: which tool it visits (its place in the list) and whether it writes there or only reads. */
export type WiringStep = { tool: number; isWriting: boolean; name: string };

/** Where everything stands, in view box units: the first tool, the gap between tools, the first step, the gap between steps. */
export const WIRING = { firstTool: 58, toolGap: 78, firstStep: 106, stepGap: 84, tail: 82, eye: 17 } as const;

type WiringDraftProps = {
  tools: readonly WeaveTool[];
  steps: readonly WiringStep[];
  channel: Channel;
  id?: string;
  className?: string;
};

const toolX = (tool: number) => WIRING.firstTool + tool * WIRING.toolGap;
const stepY = (step: number) => WIRING.firstStep + step * WIRING.stepGap;

/** Height of the whole draft for a number of steps. */
export const wiringHeight = (steps: number) => stepY(steps - 1) + WIRING.tail;

/** Height of a step as a fraction of the draft, so that its caption can stand beside it. */
export const stepFraction = (step: number, steps: number) => stepY(step) / wiringHeight(steps);

/** One thread visits the tools of a workflow from top to bottom: closed eye, it writes; open eye, it only reads. */
export function WiringDraft({ tools, steps, channel, id, className = 'wire' }: WiringDraftProps) {
  const generated = useId();
  const thread = id ?? generated;
  const width = toolX(tools.length - 1) + 72;
  const height = wiringHeight(steps.length);
  const colour = threadColour(channel);
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      label={describeWiring(tools, steps, channel)}
    >
      <path
        stroke="var(--color-ink)"
        strokeWidth="1.3"
        d={tools.map((_, tool) => `M${toolX(tool)} 62V${height - 6 - ((tool * 5) % 4) * 6}`).join('')}
      />
      <defs>
        <path id={thread} strokeLinejoin="round" d={threadPath(steps, width, height)} />
      </defs>
      <use href={`#${thread}`} stroke="var(--color-sheet)" strokeWidth="16" />
      <use href={`#${thread}`} stroke={colour} strokeWidth="11" />
      <use href={`#${thread}`} stroke="var(--color-sheet)" strokeWidth="7" />
      <use href={`#${thread}`} stroke={colour} strokeWidth="3" />
      {steps.map((step, index) => (
        <g key={stepY(index)}>
          <circle
            cx={toolX(step.tool)}
            cy={stepY(index)}
            r="9.5"
            fill="var(--color-sheet)"
            stroke="var(--color-ink)"
            strokeWidth="1.6"
          />
          {step.isWriting ? (
            <circle cx={toolX(step.tool)} cy={stepY(index)} r="4.6" fill="var(--color-ink)" />
          ) : null}
          <text className="wn svg-cap" x={toolX(step.tool) + 15} y={stepY(index) - 9} fontSize="19">
            {index + 1}
          </text>
        </g>
      ))}
      {tools.map((tool, index) => (
        <ToolHead key={tool.name} tool={tool} x={toolX(index)} />
      ))}
    </Drawing>
  );
}

function ToolHead({ tool, x }: { tool: WeaveTool; x: number }) {
  const { eye } = WIRING;
  return (
    <>
      <circle cx={x} cy="42" r={eye} fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="1.2" />
      <path
        transform={`translate(${x - eye / 2} ${42 - eye / 2}) scale(${round(eye / 24, 3)})`}
        fill="var(--color-ink)"
        d={tool.path}
      />
      <text x={x} y="14" textAnchor="middle" fontSize="13.5" className="svg-cap">
        {tool.name}
      </text>
    </>
  );
}

/** The thread enters left of the first tool, goes across to each step's tool and down to the next, and leaves right. */
function threadPath(steps: readonly WiringStep[], width: number, height: number): string {
  const points: Point[] = [[round(toolX(0) - WIRING.toolGap * 0.62), stepY(0)]];
  steps.forEach(({ tool }, index) => {
    const before = steps[index - 1];
    if (before) points.push([toolX(before.tool), stepY(index)]);
    points.push([toolX(tool), stepY(index)]);
  });
  const last = steps.at(-1);
  if (last) points.push([toolX(last.tool), height - 26], [width - 2, height - 26]);
  return roundedLine(points, 12);
}

function describeWiring(tools: readonly WeaveTool[], steps: readonly WiringStep[], channel: Channel): string {
  const visits = steps.map(({ tool, isWriting, name }, index) => {
    const where = tools[tool]?.name ?? 'a tool';
    return `${index + 1}, ${name}: ${isWriting ? 'writes to' : 'reads'} ${where}`;
  });
  return `One ${channelLabel(channel).toLowerCase()} thread visits ${count(tools.length, 'tool')} in ${count(steps.length, 'step')}, top to bottom. ${visits.join('. ')}.`;
}
