/** The drawings of a text: each is on a sheet with a caption, and has a few words level with each of its parts. */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import {
  type CaseStudy,
  type CaseStudySlug,
  caseStudies,
  type DrawnRow,
  type DrawnSystem,
} from '#model/facts/case-studies.ts';
import { count } from '#model/sentence.ts';
import { drawnWorkflow } from '#model/workflows/read-workflow.ts';
import { CHANNELS, type Channel } from '#weave/channels.ts';
import { type Access, PermissionLegend, permissionRow, type RowNoun } from '#weave/diagram.tsx';
import {
  DOCS_NARROW,
  DOCS_WIDE,
  PermissionDiagram,
  type PermissionVariant,
} from '#weave/permission-diagram.tsx';
import { diagramMark } from './diagram-marks.ts';
import { named, useTemplate } from './docs-context.ts';
import styles from './figures.module.css';
import { SprintCloth } from './sprint-cloth.tsx';
import { WorkflowDiagram, type WorkflowStep } from './workflow-diagram.tsx';

interface DrawingFigureProps extends ComponentProps<'figure'> {
  caption: ReactNode;
}

/** A drawing on its sheet, with its caption. The style sheet counts the drawings of a page. */
export function Figure({ caption, className, children, ...rest }: DrawingFigureProps) {
  return (
    <figure className={clsx(styles.figure, className)} data-part="figure" {...rest}>
      {children}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

interface AnnotatedDrawingProps {
  /** Kind of the drawing's parts: an agent's row, or a step of a workflow, which are numbered on narrow screens. */
  parts: 'rows' | 'steps';
  /** The drawing, and the same for narrow screens. */
  wide: ReactNode;
  narrow: ReactNode;
  /** One note for each part, written level with it. */
  notes: readonly { name: string; words: string; channel?: Channel }[];
}

/** A drawing with a few words level with each of its parts; on narrow screens the words come after it. */
function AnnotatedDrawing({ parts, wide, narrow, notes }: AnnotatedDrawingProps) {
  const List = parts === 'rows' ? 'ul' : 'ol';
  return (
    <div className={styles.drawing} data-parts={parts}>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.narrow} data-skip-text="">
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

interface PermissionFigureProps {
  systems: readonly DrawnSystem[];
  rows: readonly DrawnRow[];
  /** Noun for a row that is not an agent, in singular and plural. */
  noun?: RowNoun | undefined;
  caption: string;
}

/** What both kinds of diagram know of a system. */
const drawnSystem = ({ name, mark }: DrawnSystem) => ({ name, path: diagramMark(mark) });

/** Systems across, agents down: access to act, to read only, or none. The notes describe each agent's work. */
export function PermissionFigure({ systems, rows, noun, caption }: PermissionFigureProps) {
  const drawn = {
    systems: systems.map(drawnSystem),
    rows: rows.map((row) => permissionRow(row, systems)),
    noun,
  };
  return (
    <Figure caption={caption}>
      <AnnotatedDrawing
        parts="rows"
        wide={<PermissionDiagram variant={fitted(DOCS_WIDE, systems.length, rows.length)} {...drawn} />}
        narrow={<PermissionDiagram variant={fitted(DOCS_NARROW, systems.length, rows.length)} {...drawn} />}
        notes={rows.map(({ channel, who, did }) => ({ channel, name: who, words: did }))}
      />
    </Figure>
  );
}

/** Distance of systems from which the narrow drawing has room for larger names, which a window of 320 pixels needs. */
const ROOMY = 60;

/** The variant for six systems and three agents, with as many of each as there are. */
function fitted(variant: PermissionVariant, systems: number, rows: number): PermissionVariant {
  const { across, down, height, nameSize } = variant;
  const gap = systems > 1 ? Math.min((across.gap * 5) / (systems - 1), across.gap * 1.6) : 0;
  const hasRoom = nameSize === 'var(--drawn-xs)' && gap >= ROOMY;
  return {
    ...variant,
    across: { ...across, gap },
    height: height + (rows - 3) * down.gap,
    ...(hasRoom && { nameSize: 'var(--drawn-s)' }),
  };
}

/** The drawing of a case study in `content/data/case-studies.yaml`. */
export function CaseDiagram({ slug }: { slug: CaseStudySlug }) {
  return <PermissionFigure {...named<CaseStudy>(caseStudies, slug, 'content/data/case-studies.yaml')} />;
}

const ACCESS = { acting: 'act', reading: 'read', withoutAccess: 'none' } as const;

/** A number in a sentence about all the drawings: their rows, their crossings, or those of one access. */
export function CaseTotal({ of }: { of: 'rows' | 'crossings' | keyof typeof ACCESS }) {
  const studies: CaseStudy[] = Object.values(caseStudies);
  const drawn = studies.flatMap(({ systems, rows }) => rows.map((row) => permissionRow(row, systems)));
  if (of === 'rows') return String(drawn.length);
  const crossings = drawn.flatMap(({ access }) => access);
  return String(
    of === 'crossings' ? crossings.length : crossings.filter((access) => access === ACCESS[of]).length,
  );
}

/** Legend of the drawings: a thread that passes over, under and behind a system, and the color of each channel with its name. */
export function DiagramLegend({ onTop, beneath, behind }: Record<'onTop' | 'beneath' | 'behind', string>) {
  return (
    <div className={styles.legend} data-part="figure" data-drawing="">
      <ul data-part="crossings">
        {Object.entries({ act: onTop, read: beneath, none: behind } as const).map(([access, words]) => (
          <li key={access}>
            <PermissionLegend access={access as Access} channel="data" /> {words}
          </li>
        ))}
      </ul>
      <ul className={styles.channels} aria-label="Colours of the channels">
        {CHANNELS.map(({ id, label }) => (
          <li key={id} data-channel={id}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WorkflowDrawingProps {
  systems: readonly DrawnSystem[];
  steps: readonly (WorkflowStep & { words: string })[];
  channel: Channel;
  caption: string;
  /** Distance from one system to the next. */
  gaps: { wide: number; narrow: number };
}

function WorkflowDrawing({ systems, steps, channel, caption, gaps }: WorkflowDrawingProps) {
  const diagram = { tools: systems.map(drawnSystem), steps, channel };
  return (
    <Figure caption={caption} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram toolGap={gaps.wide} {...diagram} />}
        narrow={<WorkflowDiagram toolGap={gaps.narrow} nameSize="var(--drawn-l)" {...diagram} />}
        notes={steps}
      />
    </Figure>
  );
}

interface WorkflowFigureProps extends Omit<WorkflowDrawingProps, 'steps' | 'gaps'> {
  /** Each with the name of the system it visits, a sentence about it, and whether it writes there or only reads. */
  steps: { system: string; writes?: boolean; name: string; did: string }[];
}

/** A workflow from top to bottom: one thread visits the systems step by step. */
export function WorkflowFigure({ steps, ...rest }: WorkflowFigureProps) {
  const drawn = steps.map(({ system, writes = false, name, did }) => ({
    ...{ name, words: did, visits: [{ system, isWriting: writes }] },
  }));
  return <WorkflowDrawing steps={drawn} gaps={{ wide: 78, narrow: 60 }} {...rest} />;
}

/** The workflow of a template, drawn from the file that is downloaded. All templates are drawn at one scale. */
export function TemplateDrawing() {
  const { workflow, channel } = useTemplate();
  const { stages, tools, aside } = drawnWorkflow(workflow);
  const apart = aside
    ? ` Stage ${aside.number}, “${aside.title}”, is reached from the others and is not on the thread.`
    : '';
  return (
    <WorkflowDrawing
      systems={tools}
      steps={stages.map(({ title, steps, visits }) => ({
        name: title,
        words: steps.join(', '),
        visits: visits.map(({ tool, isWriting }) => ({ system: tool.name, isWriting })),
      }))}
      channel={channel}
      caption={`Drawn from the file you download: ${count(stages.length, 'stage')}, ${count(tools.length, 'system')}. Closed eye: it writes there. Open eye: it only reads.${apart}`}
      gaps={{ wide: 390 / (tools.length - 1), narrow: 282 / (tools.length - 1) }}
    />
  );
}

/** A sprint of ten working days, drawn: its two weeks side by side, or one below the other where a name would be too small. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <Figure caption={caption}>
      <div className="halves">
        <SprintCloth week={1} />
        <SprintCloth week={2} />
      </div>
    </Figure>
  );
}
