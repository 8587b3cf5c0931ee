/** Drawings on a sheet with a caption, and a few words level with each of their parts. */
import type { ComponentProps, ReactNode } from 'react';
import * as brands from 'simple-icons';
import type { CaseStudy, CaseStudySlug, DrawnRow, DrawnSystem } from '#model/facts/case-studies.ts';
import { filled } from '#model/filled.ts';
import { capital } from '#model/sentence.ts';
import type { TemplateWorkflow } from '#model/workflows/workflow-templates.ts';
import { CHANNELS, type Channel } from '#weave/channels.ts';
import {
  type Access,
  type AccessPhrases,
  PermissionLegend,
  permissionRow,
  type RowNoun,
} from '#weave/diagram.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { rule } from '#weave/figure.ts';
import { HASH_PATH, iconPath, range } from '#weave/geometry.ts';
import {
  DOCS_NARROW,
  DOCS_WIDE,
  PermissionDiagram,
  type PermissionVariant,
  rowNotes,
} from '#weave/permission-diagram.tsx';
import { stepNotes, WorkflowDiagram } from '#weave/workflow-diagram.tsx';
import { named, useDocs, useTemplate } from './docs-context.ts';
import styles from './figures.module.css';
import { drawnWorkflow } from './read-workflow.ts';

interface DrawingFigureProps extends ComponentProps<'figure'> {
  caption: ReactNode;
}

export const Figure = ({ caption, children, ...rest }: DrawingFigureProps) => (
  <figure data-part="figure" {...rest}>
    {children}
    <figcaption className="caption">{caption}</figcaption>
  </figure>
);

interface AnnotatedDrawingProps {
  /** Agents, or steps of a workflow, which are numbered on narrow screens. */
  parts: 'rows' | 'steps';
  wide: ReactNode;
  narrow: ReactNode;
  notes: readonly { name: string; words: ReactNode; channel?: Channel }[];
}

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

/** In the proportions of the drawings. */
export const notesSheet = () =>
  Object.entries({ rows: rowNotes(DOCS_WIDE, DOCS_ROWS), steps: stepNotes })
    .map(([parts, { head, part, foot }]) =>
      rule(`[data-parts=${parts}]`, { '--head': head, '--part': part, '--foot': foot }),
    )
    .join('');

interface PermissionFigureProps {
  systems: readonly DrawnSystem[];
  rows: readonly (Omit<DrawnRow, 'did'> & { did: ReactNode })[];
  noun?: RowNoun | undefined;
  means?: AccessPhrases | undefined;
  caption: string;
}

const drawnSystem = ({ name, mark }: DrawnSystem) => ({ name, path: diagramMark(mark) });

export function PermissionFigure({ systems, rows, noun, means, caption }: PermissionFigureProps) {
  const drawn = {
    systems: systems.map(drawnSystem),
    rows: rows.map((row) => permissionRow(row, systems)),
    noun,
    means,
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

/** Of the variants of the docs; their systems are six. */
const DOCS_ROWS = 3;

function fitted(variant: PermissionVariant, systems: number, rows: number): PermissionVariant {
  const { across, down, height } = variant;
  const gap = systems > 1 ? Math.min((across.gap * 5) / (systems - 1), across.gap * 1.6) : 0;
  return {
    ...variant,
    across: { ...across, gap },
    height: height + (rows - DOCS_ROWS) * down.gap,
  };
}

export function CaseDiagram({ slug }: { slug: CaseStudySlug }) {
  const { caseStudies } = useDocs().site;
  const study: CaseStudy = named(caseStudies, slug, 'content/data/case-studies.yaml');
  return <PermissionFigure {...study} />;
}

const ACCESS = { acting: 'act', reading: 'read', withoutAccess: 'none' } as const;

/** In a sentence about all the drawings: their rows, crossings, or crossings of one access. */
export function CaseTotal({ of }: { of: 'rows' | 'crossings' | keyof typeof ACCESS }) {
  const studies: CaseStudy[] = Object.values(useDocs().site.caseStudies);
  const drawn = studies.flatMap(({ systems, rows }) =>
    rows.map((row) => permissionRow(row, systems)),
  );
  if (of === 'rows') return String(drawn.length);
  const crossings = drawn.flatMap(({ access }) => access);
  return String(crossings.filter((one) => of === 'crossings' || one === ACCESS[of]).length);
}

export function DiagramLegend() {
  const { onTop, beneath, behind } = useDocs().site.words.drawings;
  return (
    <div className={styles.legend} data-part="figure" data-drawing="">
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

/** At one scale for all templates. */
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

const LEVELS = [6, 16, 26, 36, 46];
const HOLDS = {
  each: { threads: LEVELS.map((y) => `M0 ${y}h96`), knots: LEVELS },
  batch: { threads: LEVELS.map((y) => `M0 ${y}Q36 ${y} 48 26T96 ${52 - y}`), knots: [26] },
  undo: { threads: ['M0 6h96M0 16h96M0 26h84a10 10 0 0 1 0 20H0'], knots: [46] },
  sample: { threads: range(20).map((thread) => `M0 ${thread * 2.5 + 2}h96`), knots: [27] },
};

/** Each thread is a result, the upright a person, a knot what they decide. */
export const Hold = ({ of }: { of: keyof typeof HOLDS }) => (
  <Drawing viewBox="0 0 96 52" width="96" height="52" stroke="var(--color-ink)">
    <path d="M48 0v52" strokeWidth="5" />
    <path d={HOLDS[of].threads.join('')} stroke="var(--color-paper)" strokeWidth="1.8" />
    <path d={HOLDS[of].threads.join('')} />
    {HOLDS[of].knots.map((y) => (
      <circle key={y} cx="48" cy={y} r="4.4" fill="var(--color-ink)" />
    ))}
  </Drawing>
);

/** Signs of our own, besides the brand marks of simple-icons. */
const SIGNS: Record<string, string> = {
  book: 'M4 5h16v16H4zM6.5 10v8.5h11V10zM7 2h2.5v4H7zM14.5 2H17v4h-2.5z',
  text: 'M3 4h18v13H11l-5 4v-4H3z',
  'hand-over':
    'M8 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2 20c0-5 3-8 6-8s6 3 6 8zM16 9V6l6 5-6 5v-3h-3V9z',
  person: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 21c0-5 4-8 9-8s9 3 9 8z',
  search:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.5 8.5 6 6-2 2-6-6z',
  pages: 'M4 2h11l5 5v15H4zM7 11v2h10v-2zM7 15v2h10v-2z',
  phone: 'M6 2h4l2 6-3 2c1 2.5 2.5 4 5 5l2-3 6 2v4c0 2-2 4-4 4C10 22 2 14 2 6c0-2 2-4 4-4z',
  mail: 'M2 5h20v14H2zM4.5 7l7.5 6 7.5-6z',
  clock: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.3 4v7l5.3 3 1.2-2-4-2.3V6z',
  database:
    'M3 5c0-4 18-4 18 0v3c0 4-18 4-18 0zM3 11c3 4 15 4 18 0v3c0 4-18 4-18 0zM3 17c3 4 15 4 18 0v2c0 4-18 4-18 0z',
  form: 'M4 2h16v20H4zM7 6v3h10V6zM7 11v3h10v-3zM7 16v3h5v-3z',
  film: 'M2 5h20v14H2zM9.5 8.5v7l6-3.5z',
  list: 'M3 4h3v3H3zM8 4h13v3H8zM3 10.5h3v3H3zM8 10.5h13v3H8zM3 17h3v3H3zM8 17h13v3H8z',
  model: 'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z',
  money: 'M2 6h20v12H2zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  map: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7Zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  voice: 'M3 10h2v4H3zM7 7h2v10H7zM11 4h2v16h-2zM15 8h2v8h-2zM19 10h2v4h-2z',
  picture: 'M2 4h20v16H2zM4.5 17.5h15l-5-7-3.5 4.5-2-2.5z',
  slack: HASH_PATH,
};

const marks = new Map(Object.entries(brands));

/** @returns path data on a grid of 24 @throws with the possible names when there is none */
function diagramMark(name: string): string {
  const sign = SIGNS[name];
  if (sign) return sign;
  const brand = marks.get(`si${capital(name)}`);
  if (brand) return iconPath(brand);
  throw new Error(
    `A drawing in content/docs asks for the mark "${name}", which does not exist. Use one of our own (${Object.keys(SIGNS).join(', ')}) or the slug of a mark on simpleicons.org, such as googlesheets.`,
  );
}
