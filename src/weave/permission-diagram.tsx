import { useId } from 'react';
import { type Channel, threadColour } from './channels.ts';
import { Drawing } from './drawing.tsx';
import { range, round } from './geometry.ts';
import { crossingPath } from './permission-crossing.ts';
import { type DiagramTool, describePermissions, type PermissionRow } from './permission-description.ts';
import type { PermissionVariant } from './permission-diagram-variants.ts';
import { Shuttle } from './shuttle.tsx';

type PermissionDiagramProps = {
  variant: PermissionVariant;
  tools: readonly DiagramTool[];
  rows: readonly PermissionRow[];
  /** Replaces the description made from `tools` and `rows`. */
  label?: string;
  /** Leaves the drawing out of the accessibility tree, where text near it says the same. */
  decorative?: boolean;
  /** Prefix of the ids inside the drawing; React supplies one that is unique on the page. */
  id?: string;
  className?: string | undefined;
};

/** Tools run down, agents run across: on top where an agent may act, beneath where it may only read. */
export function PermissionDiagram({
  variant,
  tools,
  rows,
  label,
  decorative,
  id,
  className,
}: PermissionDiagramProps) {
  const generated = useId();
  const prefix = id ?? generated;
  const columns = tools.map((tool, index) => ({
    ...tool,
    x: round(variant.firstTool + index * variant.toolGap),
  }));
  const bands = rows.map((row, index) => ({ ...row, y: variant.firstRow + index * variant.rowGap }));
  const last = bands.at(-1);
  const crossings = bands.flatMap((row) =>
    columns
      .filter(({ x }) => !(variant.shuttleAt && row === last && x > variant.shuttleAt))
      .map(({ x }, tool) => ({ x, y: row.y, key: `${row.acts[tool] ? 'a' : 'r'}${(tool % 2) * 2}` })),
  );
  return (
    <Drawing
      viewBox={`0 0 ${variant.width} ${variant.height}`}
      width={variant.width}
      height={variant.height}
      className={className}
      label={decorative ? undefined : (label ?? describePermissions(tools, rows))}
    >
      <defs>
        <path id={`${prefix}w`} d={warpPath(variant)} />
        {[...new Set(crossings.map(({ key }) => key))].map((key) => (
          <path
            key={key}
            id={`${prefix}${key}`}
            d={crossingPath({ acts: key[0] === 'a', shift: Number(key[1]) }, variant.ends, variant.pitch)}
          />
        ))}
        <g id={`${prefix}o`}>
          {crossings.map(({ x, y, key }) => (
            <use key={`${x} ${y}`} href={`#${prefix}${key}`} x={x} y={y} />
          ))}
        </g>
      </defs>
      <g stroke="var(--color-ink)" strokeWidth={round(variant.thread * 0.62)}>
        {columns.map(({ x }) => (
          <use key={x} href={`#${prefix}w`} x={x} />
        ))}
      </g>
      {bands.map((row, index) => {
        const d = weftPath(variant, index, row === last ? variant.shuttleAt : undefined);
        return (
          <g key={row.y} data-row={index}>
            <path d={d} stroke="var(--color-paper)" strokeWidth={round(variant.thread + 2)} />
            <path d={d} stroke={threadColour(row.channel)} strokeWidth={variant.thread} />
          </g>
        );
      })}
      <use href={`#${prefix}o`} stroke="var(--color-paper)" strokeWidth={round(variant.thread + 1.6)} />
      <use href={`#${prefix}o`} stroke="var(--color-ink)" strokeWidth={round(variant.thread * 0.86)} />
      {columns.map((tool) => (
        <ToolHead key={tool.x} tool={tool} variant={variant} />
      ))}
      {last && variant.shuttleAt ? (
        <PassingShuttle variant={variant} y={last.y} channel={last.channel} />
      ) : null}
    </Drawing>
  );
}

/** Path of one tool's warp, centred on x = 0: gathered at the tool's circle, fanned out, ragged at the lower ends. */
function warpPath({ ends, pitch, eye, nameSize, firstRow, height }: PermissionVariant): string {
  const half = ((ends - 1) / 2) * pitch;
  const top = eye * 2 + (nameSize ? 24 : 2);
  const knee = round(firstRow - half - 48);
  return range(ends)
    .map((end) => {
      const x = end * pitch - half;
      const gathered = round(x * 0.28);
      return `M${gathered} ${top}C${gathered} ${knee} ${round(x)} ${round(firstRow - half - 52)} ${round(x)} ${round(
        firstRow - half - 20,
      )}V${height - 8 - ((end * 7) % 5) * 5}`;
    })
    .join('');
}

/** The picks of one agent, each beginning a little later than its neighbour; `until` is the position of the shuttle. */
function weftPath(
  { ends, pitch, width, firstRow, rowGap }: PermissionVariant,
  row: number,
  until?: number,
): string {
  const middle = (ends - 1) / 2;
  return range(ends)
    .map((pick) => {
      const y = round(firstRow + row * rowGap + (pick - middle) * pitch);
      const end = until ? round(until - 34 - Math.abs(pick - middle) * 4) : width - 2;
      return `M${((pick * 11 + row * 3) % 5) * 3} ${y}H${end}`;
    })
    .join('');
}

function ToolHead({ tool, variant }: { tool: DiagramTool & { x: number }; variant: PermissionVariant }) {
  const scale = round(variant.eye / 24, 3);
  const shift = round(-variant.eye / 2);
  return (
    <>
      <circle
        cx={tool.x}
        cy={variant.eye + (variant.nameSize ? 20 : 0)}
        r={variant.eye}
        fill="var(--color-sheet)"
        stroke="var(--color-ink)"
        strokeWidth="1.2"
      />
      {tool.path ? (
        <path
          transform={`translate(${round(tool.x + shift)} ${round(variant.eye + (variant.nameSize ? 20 : 0) + shift)}) scale(${scale})`}
          fill="var(--color-ink)"
          d={tool.path}
        />
      ) : null}
      {variant.nameSize ? (
        <text x={tool.x} y="11" textAnchor="middle" fontSize={variant.nameSize} className="svg-cap">
          {tool.name}
        </text>
      ) : null}
    </>
  );
}

function PassingShuttle({
  variant,
  y,
  channel,
}: {
  variant: PermissionVariant;
  y: number;
  channel: Channel;
}) {
  const x = variant.shuttleAt ?? 0;
  const isLarge = variant.ends > 6;
  return (
    <>
      <path
        d={`M${x + (isLarge ? 62 : 40)} ${y}H${variant.width - 2}`}
        stroke={threadColour(channel)}
        strokeWidth="1.4"
        strokeDasharray="2 5"
      />
      <g transform={`translate(${x} ${y})`}>
        <g data-part="shuttle">
          <Shuttle channel={channel} scale={isLarge ? 1 : 0.62} />
        </g>
      </g>
    </>
  );
}
