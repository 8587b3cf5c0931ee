/** Drawings on a sheet with a caption, and a few words level with each of their parts. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { DrawnRow, DrawnSystem } from '#model/facts/case-studies.ts';
import { filled } from '#model/filled.ts';
import type { TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import { CHANNELS, type Channel } from '#weave/channels.ts';
import { type Access, PermissionLegend, permissionRow, type RowNoun } from '#weave/diagram.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { rule } from '#weave/figure.ts';
import { range } from '#weave/geometry.ts';
import { diagramMark } from '#weave/marks.ts';
import {
  DOCS_NARROW,
  DOCS_ROWS,
  DOCS_WIDE,
  fitted,
  PermissionDiagram,
  type PermissionVariant,
  rowNotes,
} from '#weave/permission-diagram.tsx';
import { stepNotes, WorkflowDiagram } from '#weave/workflow-diagram.tsx';
import { useDocs, useTemplate } from './docs-context.ts';
import styles from './figures.module.css';
import { drawnWorkflow } from './read-workflow.ts';

interface DrawingFigureProps extends ComponentProps<'figure'> {
  caption: ReactNode;
  'data-across'?: string;
}

export const Figure = ({ caption, children, ...rest }: DrawingFigureProps) => (
  <figure data-part="figure" className={rest['data-across'] && styles.across} {...rest}>
    {children}
    <figcaption className="caption">{caption}</figcaption>
  </figure>
);

interface AnnotatedDrawingProps {
  /** Agents, or steps of a workflow, which are numbered. */
  parts: 'rows' | 'steps';
  wide: ReactNode;
  narrow: ReactNode;
  notes: readonly { name: string; words: ReactNode; channel?: Channel }[];
}

function AnnotatedDrawing({ parts, wide, narrow, notes }: AnnotatedDrawingProps) {
  const List = parts === 'rows' ? 'ul' : 'ol';
  return (
    <div className={styles.drawing} data-parts={parts}>
      <div className="wide">{wide}</div>
      <div className={clsx('narrow', styles.narrow)} data-skip-text="">
        {narrow}
      </div>
      <List className={styles.notes}>
        {notes.map(({ name, words, channel }) => (
          <li key={name} data-channel={channel}>
            <b className="block">{name}</b> <span className="note block">{words}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

export const notesSheet = () =>
  Object.entries({ rows: rowNotes(DOCS_WIDE, DOCS_ROWS), steps: stepNotes })
    .map(([parts, { head, part, foot }]) =>
      rule(`[data-parts=${parts}]`, { '--head': head, '--part': part, '--foot': foot }),
    )
    .join('');

interface PermissionFigureProps {
  systems: readonly DrawnSystem[];
  rows: readonly DrawnRow[];
  noun?: RowNoun | undefined;
  caption: string;
}

export const drawnSystem = ({ name, mark }: DrawnSystem) => ({ name, path: diagramMark(mark) });

export function PermissionFigure({ systems, rows, noun, caption }: PermissionFigureProps) {
  const drawn = {
    systems: systems.map(drawnSystem),
    rows: rows.map((row) => permissionRow(row, systems)),
    noun,
  };
  const fittedInto = (variant: PermissionVariant) => (
    <PermissionDiagram variant={fitted(variant, systems.length, rows.length)} {...drawn} />
  );
  return (
    <Figure caption={caption}>
      <AnnotatedDrawing
        parts="rows"
        wide={fittedInto(DOCS_WIDE)}
        narrow={fittedInto(DOCS_NARROW)}
        notes={rows.map(({ channel, who, did }) => ({ channel, name: who, words: did }))}
      />
    </Figure>
  );
}

/** With a title it stands beside the page's head where there is room. */
export function DiagramLegend({ title }: { title?: string }) {
  const { onTop, beneath, behind } = useDocs().site.words.drawings;
  return (
    <div className={clsx(styles.legend, title && styles.beside)} data-part="figure" data-drawing="">
      {title && <p className="caption">{title}</p>}
      <ul data-part="crossings">
        {Object.entries({ act: onTop, read: beneath, none: behind } as const).map(
          ([access, words]) => (
            <li key={access}>
              <PermissionLegend access={access as Access} channel="data" /> {words}
            </li>
          ),
        )}
      </ul>
      <ul className={styles.channels} aria-label="Colors of the channels">
        {CHANNELS.map(({ id, label }) => (
          <li key={id} data-channel={id}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WorkflowFigureProps {
  systems: readonly DrawnSystem[];
  steps: { system: string; writes?: boolean; name: string; did: string }[];
  channel: Channel;
  caption: string;
}

export function WorkflowFigure({ systems, steps, channel, caption }: WorkflowFigureProps) {
  const drawn = steps.map(({ system, writes = false, name, did }) => ({
    name,
    words: did,
    visits: [{ system, isWriting: writes }],
  }));
  const diagram = { tools: systems.map(drawnSystem), steps: drawn, channel };
  return (
    <Figure caption={caption} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram toolGap={78} {...diagram} />}
        narrow={<WorkflowDiagram toolGap={60} nameSize="var(--drawn-l)" {...diagram} />}
        notes={drawn}
      />
    </Figure>
  );
}

export function wiringOf(workflow: TemplateWorkflow) {
  const { stages, tools, aside } = drawnWorkflow(workflow);
  const steps = stages.map(({ title, visits }) => ({
    name: title,
    visits: visits.map(({ tool, isWriting }) => ({ system: tool.name, isWriting })),
  }));
  return { tools: tools.map(drawnSystem), steps, aside };
}

export function TemplateDrawing() {
  const { workflow, channel } = useTemplate();
  const { aside, ...wiring } = wiringOf(workflow);
  const { drawing, apart } = useDocs().site.words.templates;
  const left = aside ? filled(apart, { number: String(aside.number) }) : '';
  return (
    <Figure caption={`${drawing} ${left}`.trim()} data-channel={channel}>
      <WorkflowDiagram
        {...wiring}
        channel={channel}
        toolGap={282 / Math.max(1, wiring.tools.length - 1)}
        nameSize="var(--drawn-l)"
      />
    </Figure>
  );
}

const LEVELS = [12, 30, 48, 66, 84];
const HOLDS = {
  each: { threads: LEVELS.map((y) => `M0 ${y}h200`), knots: LEVELS },
  batch: { threads: LEVELS.map((y) => `M0 ${y}Q76 ${y} 100 48T200 ${96 - y}`), knots: [48] },
  undo: { threads: ['M0 12h200M0 30h200M0 48h181a18 18 0 0 1 0 36H0'], knots: [84] },
  sample: { threads: range(20).map((thread) => `M0 ${thread * 4.8 + 2.4}h200`), knots: [50.4] },
};

export const Hold = ({ of }: { of: keyof typeof HOLDS }) => (
  <Drawing
    viewBox="0 0 200 96"
    width="150"
    height="72"
    stroke="var(--color-ink)"
    className={styles.hold}
  >
    <path d="M100 0v96" strokeWidth="6" />
    <path d={HOLDS[of].threads.join('')} stroke="var(--color-paper)" strokeWidth="3" />
    <path d={HOLDS[of].threads.join('')} strokeWidth="1.2" />
    {HOLDS[of].knots.map((y) => (
      <circle key={y} cx="100" cy={y} r="5" fill="var(--color-ink)" />
    ))}
  </Drawing>
);
