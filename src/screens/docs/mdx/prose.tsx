/** Parts of a text that are no drawings: `content/docs/README.md` shows each. */
import { clsx } from 'clsx';
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
} from 'react';
import { headingSlug } from '#article/slug.ts';
import { ArrowLink } from '#components/arrow-link.tsx';
import { FactsTable } from '#components/facts.tsx';
import { Video } from '#components/video/video.tsx';
import type { Films } from '#model/facts/films.ts';
import type { OutsideLinks } from '#model/facts/links.ts';
import { filled } from '#model/filled.ts';
import { CONNECTION_LABELS, CONNECTIONS } from '#model/integration-terms.ts';
import type { FigureName } from '#model/ledger.ts';
import { capital } from '#model/sentence.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Channel } from '#weave/channels.ts';
import { useDocs } from './docs-context.ts';
import parts from './page-parts.module.css';
import styles from './prose.module.css';

interface Parent {
  children: ReactNode;
}

interface CalloutProps extends Parent {
  title: string;
  channel?: Channel | 'ink';
}

export const Callout = ({ title, channel = 'ink', children }: CalloutProps) => (
  <div className={styles.callout} data-channel={channel} role="note">
    <b>{title}</b> {children}
  </div>
);

export const Steps = ({ children }: Parent) => <div className={styles.steps}>{children}</div>;

interface StageProps extends Parent {
  /** The page may have an example of one. */
  gets: readonly (string | { what: string; example: `#${string}` })[];
}

export function Stage({ gets, children }: StageProps) {
  const { figures } = useDocs().site;
  return (
    <>
      {children}
      <div className={parts.gets}>
        <p className="caption">You receive</p>
        <ul className="rows">
          {filled(gets, figures).map((receipt) => {
            const { what, example = undefined } =
              typeof receipt === 'string' ? { what: receipt } : receipt;
            return <li key={what}>{example ? <a href={example}>{what}</a> : what}</li>;
          })}
        </ul>
      </div>
    </>
  );
}

export function ReadMore({ href, children }: Parent & { href: string }) {
  if (useDocs().site.addresses.isGone(href)) return null;
  return (
    <p>
      <ArrowLink href={href}>{children}</ArrowLink>
    </p>
  );
}

/** Names the fenced code block inside it (`src/article/code.ts`). */
export const Code = ({ title, children }: Parent & { title: string }) => (
  <div data-title={title}>{children}</div>
);

export const CopySection = ({ of, children }: Parent & { of: string }) => (
  <CopyButton variant="line" size="small" data-copy-section={of} data-skip-text="">
    {children}
  </CopyButton>
);

const Group = createContext('');

export const Questions = ({ group, children }: Parent & { group: string }) => (
  <div className={parts.questions} data-behaviour="named-details">
    <Group value={group}>{children}</Group>
  </div>
);

export const Answers = ({ children }: Parent) => <div className={parts.answers}>{children}</div>;

interface QuestionProps extends Parent {
  asks: string;
  /** Read without opening it. */
  first?: string;
}

export const Question = ({ asks, first, children }: QuestionProps) => (
  // An empty id asks for an anchor (src/article/headings.ts).
  <AccordionItem
    name={useContext(Group)}
    size="small"
    heading={
      <>
        <h3 id="">{asks}</h3> {first && <span className="small">{first}</span>}
      </>
    }
  >
    {children}
  </AccordionItem>
);

export const GlossaryList = ({ children }: Parent) => (
  <dl className={clsx('ruled', parts.terms)}>{children}</dl>
);

/** The word links to itself, for readers who want to share it. */
export function Term({ name, children }: Parent & { name: string }) {
  const id = `term-${headingSlug(name)}`;
  return (
    <div id={id}>
      <dt>
        <a href={`#${id}`}>{name}</a>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TableProps extends Parent {
  caption?: string;
  /** On a phone the first cells are rows of their own. */
  'data-rows'?: 'pairs';
}

/** Markdown has no captions: this one goes into the table inside. */
export function Table({ caption, children, ...rest }: TableProps) {
  const table = Children.toArray(children).find((child) => isValidElement<TableProps>(child));
  if (!table) throw new Error(`The caption "${caption}" is around no table`);
  const above = caption && <caption key="caption">{caption}</caption>;
  return cloneElement(table, rest, above, table.props.children);
}

export function ToolTotal({ of }: { of: 'all' | 'checked' }) {
  const { integrations } = useDocs().site;
  const tools = integrations.filter(({ checked }) => of === 'all' || checked !== undefined);
  return tools.length.toLocaleString('en-US');
}

interface ConnectionTableProps {
  ways: Record<(typeof CONNECTIONS)[number], { latency: string; limits: string; failure: string }>;
}

export function ConnectionTable({ ways }: ConnectionTableProps) {
  const { integrations } = useDocs().site;
  return (
    <FactsTable
      data-rows="plan"
      caption={`Ways to connect, and how many of the ${integrations.length.toLocaleString('en-US')} tools offer each`}
      rows={CONNECTIONS}
      columns={{
        Way: (way) => CONNECTION_LABELS[way],
        Tools: (way) => integrations.filter(({ connects }) => connects.includes(way)).length,
        Latency: (way) => ways[way].latency,
        Limits: (way) => ways[way].limits,
        'How it fails': (way) => ways[way].failure,
      }}
    />
  );
}

export function VideoFigure({ film, label }: { film: keyof Films; label: string }) {
  const shown = useDocs().site.films[film];
  return shown && <Video film={shown} className={parts.film} label={label} />;
}

interface OutsideLinkProps extends Parent {
  to: keyof OutsideLinks;
  /** The words around the link are gone with it. */
  before?: string;
  after?: string;
}

export function OutsideLink({ to, before, after, children }: OutsideLinkProps) {
  const href = useDocs().site.outsideLinks[to];
  if (!href) return null;
  return (
    <>
      {before}
      <a href={href}>{children}</a>
      {after}
    </>
  );
}

export const EngagementFact = ({ of }: { of: FigureName }) => useDocs().site.figures[of];

export const FirstMonths = () => (
  <FactsTable
    rows={useDocs().site.calendar.weeks}
    columns={{ When: 'when', 'What happens': 'what', 'What it asks of you': 'asks' }}
  />
);

export const ActionPlan = () => (
  <FactsTable
    data-rows="plan"
    rows={useDocs().site.actionPlan.rows}
    columns={{
      By: ({ day }) => `Day ${day}`,
      Deliverable: 'what',
      Ours: 'ours',
      Yours: 'yours',
      'Done when (sample)': 'doneWhen',
    }}
  />
);

export const SubProcessors = () => (
  <FactsTable
    caption="Our sub-processors (sample)"
    rows={useDocs().site.keptFacts.subProcessors}
    columns={{ Kind: ({ kind }) => capital(kind), 'What it holds': 'holds', Region: 'region' }}
  />
);
