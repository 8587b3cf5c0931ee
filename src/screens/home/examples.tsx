/** The sheet an agent leaves behind (content/data/examples.yaml). */
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable, Terms } from '#components/facts.tsx';
import type { Examples } from '#model/facts/home.ts';
import { Sheet } from '#ui/sheet.tsx';
import { range, round } from '#weave/geometry.ts';
import styles from './examples.module.css';

const WARP = 'M11 4v32M20 4v32M29 4v32';
const WEFT = 'M3 13h34M3 20h34M3 27h34';
const ON_TOP = 'M11 10v6M29 10v6M20 17v6M11 24v6M29 24v6';

interface ExampleProps {
  of: Examples[keyof Examples];
  aside: string;
  children: ReactNode;
}

const Example = ({ of: { heading, outcome, remark }, aside, children }: ExampleProps) => (
  <Sheet className={styles.sheet} heading={heading} outcome={outcome} remark={remark} aside={aside}>
    <div className={styles.body}>{children}</div>
  </Sheet>
);

/** The agent has no face: three threads woven through three, in the channel's color. */
const Agent = ({ className, children }: ComponentProps<'div'>) => (
  <div className={clsx(styles.agent, className)}>
    <svg viewBox="0 0 40 40" aria-hidden>
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="3" />
      <path d={WEFT} stroke="var(--color-sheet)" strokeWidth="6.4" />
      <path d={WEFT} stroke="var(--c)" strokeWidth="4" />
      <path d={ON_TOP} stroke="var(--color-sheet)" strokeWidth="5" />
      <path d={ON_TOP} stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
    <div>{children}</div>
  </div>
);

const ExampleRecord = ({ record }: { record: readonly { name: string; value: string }[] }) => (
  <Terms
    className={clsx('num', styles.record)}
    rows={record.map(({ name, value }) => [name, value])}
  />
);

const ExampleTable = (props: ComponentProps<typeof DataTable>) => (
  <DataTable className={clsx('table num', styles.table)} {...props} />
);

export const CallExample = (example: Examples['call']) => (
  <Example of={example} aside={example.length}>
    <SoundOfCall />
    <ol className={styles.turns}>
      {example.turns.map(({ who, says }) => (
        <li key={says} data-by={who}>
          <span className="block">{who}</span>
          <p>{says}</p>
        </li>
      ))}
    </ol>
    <ExampleRecord record={example.record} />
  </Example>
);

const STROKES = 96;
const HEIGHT = 44;

const isAgent = (stroke: number) => (stroke >= 17 && stroke < 36) || (stroke >= 55 && stroke < 88);

/** A call has slow swells for sentences, and a quick beat for syllables. */
function loudness(stroke: number) {
  const sentence = Math.abs(Math.sin(stroke * 0.19) * Math.sin(stroke * 0.051 + 1)) * 0.9 + 0.08;
  const syllable = 0.55 + 0.45 * Math.abs(Math.sin(stroke * 1.7));
  return round(3 + sentence * 34 * syllable);
}

function SoundOfCall() {
  const strokeAt = (stroke: number) =>
    `M${stroke * 6 + 3} ${round((HEIGHT - loudness(stroke)) / 2)}v${loudness(stroke)}`;
  const path = (speaks: (stroke: number) => boolean) =>
    range(STROKES).filter(speaks).map(strokeAt).join('');
  return (
    <svg
      className={styles.sound}
      viewBox={`0 0 ${STROKES * 6} ${HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth="2"
      aria-hidden
    >
      <path d={path((stroke) => !isAgent(stroke))} stroke="var(--color-ink)" />
      <path d={path(isAgent)} stroke="var(--color-voice)" />
    </svg>
  );
}

export const BriefExample = (example: Examples['brief']) => (
  <Example of={example} aside={example.schedule}>
    <Agent>
      <b>{example.author}</b> <span className="caption num">{example.time}</span>
      <p>{example.opening}</p>
      <ul className={clsx('rows', styles.points)}>
        {example.points.map(({ subject, text }) => (
          <li key={subject}>
            <b>{subject}</b> {text}
          </li>
        ))}
      </ul>
    </Agent>
  </Example>
);

export const MailExample = (example: Examples['mail']) => (
  <Example of={example} aside={example.time}>
    <div>
      <p className="caption">From {example.from}</p>
      <blockquote>“{example.mail}”</blockquote>
    </div>
    <ExampleRecord record={example.record} />
    <Agent className={styles.draft}>
      <p className="caption">{example.draftFor}</p>
      <blockquote>“{example.draft}”</blockquote>
    </Agent>
  </Example>
);

export const QueryExample = (example: Examples['query']) => (
  <Example of={example} aside={example.basis}>
    <p className={clsx('serif', styles.question)}>{example.question}</p>
    <Sql query={example.query} />
    <ExampleTable
      columns={example.columns}
      rows={example.rows.map(({ first, second }) => [first, second])}
    />
    <Agent>
      <p className="small">{example.source}</p>
    </Agent>
  </Example>
);

/** Always a Tab stop: `scroll-frame`, which would ask, passes the page's budget of script. */
function Sql({ query }: { query: string }) {
  const parts = query
    .split(/\b([A-Z]{2,})\b/)
    .map((text, at) => ({ text, at, isKeyword: at % 2 === 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0} translate="no">
      {parts.map(({ text, at, isKeyword }) => (isKeyword ? <b key={at}>{text}</b> : text))}
    </pre>
  );
}

export const QuoteExample = (example: Examples['quote']) => (
  <Example of={example} aside={example.time}>
    <p className="caption">{example.client}</p>
    <ExampleTable
      columns={[example.columns.item, example.columns.quantity, example.columns.amount]}
      rows={example.rows.map(({ item, quantity, amount }) => [item, quantity, amount])}
      total={example.total}
    />
    <Agent>
      <p className="small">{example.remarks}</p>
    </Agent>
  </Example>
);
