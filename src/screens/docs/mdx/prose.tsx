/** Parts of a text that are no drawings: remarks, steps, tables, questions, terms, films. `content/docs/README.md` shows each. */
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { headingSlug } from '#article/slug.ts';
import { ArrowLink } from '#components/arrow-link.tsx';
import { DataTable } from '#components/data-table.tsx';
import { Video } from '#components/video/video.tsx';
import { CONNECTION_LABELS, CONNECTIONS } from '#content/data/integrations/terms.ts';
import { films } from '#model/facts/films.ts';
import { integrations } from '#model/load-integrations.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { OutsideLink } from '#ui/link.tsx';
import type { Channel } from '#weave/channels.ts';
import { Figure } from './figures.tsx';
import styles from './prose.module.css';

interface CalloutProps {
  /** First words, in bold: the subject of the remark. */
  title: string;
  /** The channel the remark is about; ink when it is about none. */
  channel?: Channel | 'ink';
  children: ReactNode;
}

/** A remark set apart, with three threads at its edge. */
export function Callout({ title, channel = 'ink', children }: CalloutProps) {
  return (
    <div className={styles.callout} data-channel={channel} role="note">
      <b>{title}</b> {children}
    </div>
  );
}

/** A frame for a numbered list of things to do, in order. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

/** Thing a client receives; with the address of an example where the page has one. */
type Receipt = string | { what: string; example: `#${string}` };

interface StageProps {
  /** Things the client has at the end of the stage. */
  gets: readonly Receipt[];
  children: ReactNode;
}

/** A stage of the process: its text, and the things the client receives. */
export function Stage({ gets, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <div>{children}</div>
      <div className={styles.gets}>
        <p className="caption">You receive</p>
        <ul className={styles.list}>
          {gets.map((receipt) =>
            typeof receipt === 'string' ? (
              <li key={receipt}>{receipt}</li>
            ) : (
              <li key={receipt.what}>
                <a href={receipt.example}>{receipt.what}</a>
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}

/** "Go on reading there", on a line of its own. */
export function ReadMore({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.more}>
      <ArrowLink href={href}>{children}</ArrowLink>
    </div>
  );
}

/** Names the fenced code block inside it. The bar and the button come from `src/article/code.ts`. */
export function Code({ title, children }: { title: string; children: ReactNode }) {
  return <div data-title={title}>{children}</div>;
}

/** A frame for `Question`s. */
export function Questions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.questions} data-behaviour="questions">
      {children}
    </div>
  );
}

interface QuestionProps {
  asks: string;
  /** Questions of one group close one another. */
  group: string;
  /** True when the answer is open from the start; at most one of a group. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A question that opens on its answer, by the browser's own means. */
export function Question({ asks, group, isOpen = false, children }: QuestionProps) {
  return (
    // An empty id asks for an anchor (src/article/headings.ts).
    <AccordionItem name={group} open={isOpen} size="small" heading={<h3 id="">{asks}</h3>}>
      {children}
    </AccordionItem>
  );
}

/** A frame for `Term`s. */
export function GlossaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.glossary}>{children}</dl>;
}

/** A word and what we mean by it. The word links to itself, for readers who want to share it. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
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

type TableElement = ReactElement<{ children: ReactNode }>;

/** A caption for the table of Markdown inside it. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const table = Children.toArray(children).find((child): child is TableElement => isValidElement(child));
  if (!table) throw new Error(`The caption "${caption}" is around no table`);
  return cloneElement(table, undefined, <caption key="caption">{caption}</caption>, table.props.children);
}

interface DataField {
  name: string;
  type: string;
  example: string;
  note?: string;
}

/** Table of the fields of a record or message, with an example of each. */
export function DataShape({ name, fields }: { name: string; fields: DataField[] }) {
  return (
    <DataTable
      caption={name}
      columns={['Field', 'Type', 'Example', 'Meaning']}
      rows={fields.map(({ name: field, type, example, note = '' }) => [field, type, example, note])}
      cell={(words, column) => (column === 0 || column === 2 ? <code>{words}</code> : words)}
    />
  );
}

/** A number in a sentence about the directory: all its tools, or those compared with what their vendor publishes. */
export function ToolTotal({ of }: { of: 'all' | 'checked' }) {
  const tools = integrations.filter(({ checked }) => of === 'all' || checked !== undefined);
  return tools.length.toLocaleString('en-US');
}

interface ConnectionTableProps {
  /** Explains each way to connect: when we choose it, its latency, its limits, and how it fails. */
  ways: Record<(typeof CONNECTIONS)[number], { latency: string; limits: string; failure: string }>;
}

/** The ways to connect, each with how many tools of the directory offer it. */
export function ConnectionTable({ ways }: ConnectionTableProps) {
  return (
    <DataTable
      caption={`Ways to connect, and how many of the ${integrations.length.toLocaleString('en-US')} tools offer each`}
      columns={['Way', 'Tools', 'Latency', 'Limits', 'How it fails']}
      rows={CONNECTIONS.map((way) => [
        CONNECTION_LABELS[way],
        String(integrations.filter(({ connects }) => connects.includes(way)).length),
        ways[way].latency,
        ways[way].limits,
        ways[way].failure,
      ])}
    />
  );
}

/** A film of `content/data/videos.yaml` on a page: poster and label first, the player on a press. */
export function VideoFigure({ film, label }: { film: keyof typeof films; label?: string }) {
  const shown = films[film];
  if (!shown) {
    throw new Error(
      `A page in content/docs shows the film "${film}", which content/data/videos.yaml does not have. Use one of ${Object.keys(films).join(', ')}.`,
    );
  }
  return <Video film={shown} className={styles.film} {...(label && { label })} />;
}

interface EmbedProps {
  title: string;
  /** The board's embed address at the whiteboard service. Empty: nothing is shown, for there is no board yet. */
  address?: string;
}

/** A whiteboard that is loaded only on a press. */
export function Embed({ title, address = '' }: EmbedProps) {
  if (address === '') return null;
  return (
    <Figure
      className={styles.board}
      data-behaviour="embed"
      data-address={address}
      data-title={title}
      caption={
        <>
          Loads from the whiteboard service. <OutsideLink href={address}>Open it there</OutsideLink>
        </>
      }
    >
      <Button variant="line" size="small">
        Show the whiteboard: {title}
      </Button>
    </Figure>
  );
}
