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
import { type DrawnWorkflow, drawnWorkflow, type StageVisit } from '#model/workflows/workflow-visits.ts';
import { CHANNELS, type Channel } from '#weave/channels.ts';
import { PermissionLegend } from '#weave/diagram.tsx';
import { type Access, permissionRow, type RowNoun } from '#weave/permission-description.ts';
import {
  DOCS_NARROW,
  DOCS_WIDE,
  PermissionDiagram,
  type PermissionVariant,
} from '#weave/permission-diagram.tsx';
import { diagramMark } from './diagram-marks.ts';
import { useTemplate } from './docs-context.ts';
import styles from './figures.module.css';
import { SprintCloth } from './sprint-cloth.tsx';
import { WorkflowDiagram } from './workflow-diagram.tsx';

interface DrawingFigureProps extends ComponentProps<'figure'> {
  caption: ReactNode;
}

/** A drawing on its sheet, with its caption. The style sheet counts the drawings of a page. */
export function Figure({ caption, className, children, ...rest }: DrawingFigureProps) {
  return (
    <figure className={clsx(styles.figure, className)} data-drawing="" {...rest}>
      {children}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

interface Note {
  name: string;
  words: string;
  channel?: Channel;
}

interface AnnotatedDrawingProps {
  /** Kind of the drawing's parts: an agent's row, or a step of a workflow, which are numbered on narrow screens. */
  parts: 'rows' | 'steps';
  /** The drawing. */
  wide: ReactNode;
  /** The same for narrow screens; without it the wide one serves them too. */
  narrow?: ReactNode;
  /** One note for each part, written level with it. */
  notes: readonly Note[];
}

/** A drawing with a few words level with each of its parts; on narrow screens the words come after it. */
function AnnotatedDrawing({ parts, wide, narrow, notes }: AnnotatedDrawingProps) {
  const List = parts === 'rows' ? 'ul' : 'ol';
  return (
    <div className={styles.drawing} data-parts={parts} data-count={notes.length}>
      {narrow ? <div className={styles.wide}>{wide}</div> : wide}
      {narrow ? (
        <div className={styles.narrow} data-skip-text="">
          {narrow}
        </div>
      ) : null}
      <List className={styles.notes}>
        {notes.map(({ name, words, channel }) => (
          <li key={name} data-channel={channel}>
            <b>{name}</b> <span>{words}</span>
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

/** Rows for whose notes the style sheet has a place (`figures.module.css`). */
const MOST_ROWS = 5;

/** Systems across, agents down: access to act, to read only, or none. The notes describe each agent's work. */
export function PermissionFigure({ systems, rows, noun, caption }: PermissionFigureProps) {
  if (rows.length > MOST_ROWS) {
    throw new Error(
      `The drawing with the caption "${caption}" has ${rows.length} rows, and no more than ${MOST_ROWS} can be told apart. Draw two.`,
    );
  }
  const drawn = {
    systems: systems.map(({ name, mark }) => ({ name, path: diagramMark(mark) })),
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
  const span = variant.systemGap * 5;
  const systemGap = systems > 1 ? Math.min(span / (systems - 1), variant.systemGap * 1.6) : 0;
  const hasRoom = variant.nameSize === 'var(--drawn-xs)' && systemGap >= ROOMY;
  return {
    ...variant,
    systemGap,
    height: variant.height + (rows - 3) * variant.rowGap,
    ...(hasRoom && { nameSize: 'var(--drawn-s)' }),
  };
}

/** The drawing of a case study in `content/data/case-studies.yaml`. */
export function CaseDiagram({ slug }: { slug: CaseStudySlug }) {
  const study: CaseStudy | undefined = caseStudies[slug];
  if (!study) {
    throw new Error(
      `A page in content/docs draws the case study "${slug}", which content/data/case-studies.yaml does not have. Use one of ${Object.keys(caseStudies).join(', ')}.`,
    );
  }
  return <PermissionFigure {...study} />;
}

type Total = 'rows' | 'crossings' | 'acting' | 'reading' | 'withoutAccess';

/** A number in a sentence about all the drawings: their rows, their crossings, or those of one access. */
export function CaseTotal({ of }: { of: Total }) {
  return String(caseTotals()[of]);
}

function caseTotals(): Record<Total, number> {
  const studies: CaseStudy[] = Object.values(caseStudies);
  const drawn = studies.flatMap(({ systems, rows }) => rows.map((row) => permissionRow(row, systems)));
  const crossings = drawn.flatMap(({ access }) => access);
  const amount = (kind: Access) => crossings.filter((access) => access === kind).length;
  return {
    rows: drawn.length,
    crossings: crossings.length,
    acting: amount('act'),
    reading: amount('read'),
    withoutAccess: amount('none'),
  };
}

interface DiagramLegendProps {
  /** The legend of a thread that passes over a system. */
  onTop: string;
  /** The legend of a thread that passes under a system. */
  beneath: string;
  /** The legend of a thread that passes behind a system and is not woven in. */
  behind: string;
}

/** Legend of the drawings: the three crossings, and the color of each channel with its name. */
export function DiagramLegend({ onTop, beneath, behind }: DiagramLegendProps) {
  return (
    <div className={styles.legend} data-drawing="">
      <ul className={styles.crossings}>
        <li>
          <PermissionLegend access="act" channel="data" /> {onTop}
        </li>
        <li>
          <PermissionLegend access="read" channel="data" /> {beneath}
        </li>
        <li>
          <PermissionLegend access="none" channel="data" /> {behind}
        </li>
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
    <Figure caption={caption} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram {...diagram} />}
        narrow={<WorkflowDiagram {...diagram} toolGap={NARROW_GAP} nameSize="var(--drawn-l)" />}
        notes={steps.map(({ name, did }) => ({ name, words: did }))}
      />
    </Figure>
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
    <Figure caption={captionOf(drawn)} data-channel={channel}>
      <AnnotatedDrawing
        parts="steps"
        wide={<WorkflowDiagram toolGap={gap(SPAN.wide)} {...diagram} />}
        narrow={<WorkflowDiagram toolGap={gap(SPAN.narrow)} nameSize="var(--drawn-l)" {...diagram} />}
        notes={stages.map(({ title, steps }) => ({ name: title, words: steps.join(', ') }))}
      />
    </Figure>
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

/** A sprint of ten working days, drawn: its two weeks side by side, or one below the other where a name would be too small. */
export function SprintFigure({ caption }: { caption: string }) {
  return (
    <Figure caption={caption}>
      <div className={styles.weeks}>
        <SprintCloth week={1} />
        <SprintCloth week={2} />
      </div>
    </Figure>
  );
}
