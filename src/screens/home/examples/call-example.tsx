import { callExample } from '#model/facts/home-facts.ts';
import { round } from '#weave/geometry.ts';
import styles from './call-example.module.css';
import { Example, ExampleRecord } from './example.tsx';

export function CallExample() {
  const { heading, length, turns, record, outcome, remark } = callExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={length}>
      <SoundOfCall />
      <dl className={styles.turns}>
        {turns.map(({ who, says }) => (
          <div key={says} className={who === 'Agent' ? styles.agent : undefined}>
            <dt>{who}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <ExampleRecord pairs={record} />
    </Example>
  );
}

const STROKES = 96;
const HEIGHT = 44;
/** Stretches of the call in which the agent speaks, in strokes. */
const AGENT_SPEAKS = [
  [17, 36],
  [55, 88],
] as const;

const isAgent = (stroke: number) => AGENT_SPEAKS.some(([from, to]) => stroke >= from && stroke < to);

/** Loudness of the call, one stroke after another: slow swells for sentences, a quick beat for syllables. */
function loudness(stroke: number): number {
  const sentence = Math.abs(Math.sin(stroke * 0.19) * Math.sin(stroke * 0.051 + 1)) * 0.9 + 0.08;
  const syllable = 0.55 + 0.45 * Math.abs(Math.sin(stroke * 1.7));
  return round(3 + sentence * 34 * syllable);
}

function SoundOfCall() {
  const strokes = Array.from({ length: STROKES }, (_, stroke) => stroke);
  const path = (speaks: (stroke: number) => boolean) =>
    strokes
      .filter(speaks)
      .map((stroke) => `M${stroke * 6 + 3} ${round((HEIGHT - loudness(stroke)) / 2)}v${loudness(stroke)}`)
      .join('');
  return (
    <svg
      className={styles.sound}
      viewBox={`0 0 ${STROKES * 6} ${HEIGHT}`}
      preserveAspectRatio="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path((stroke) => !isAgent(stroke))} stroke="var(--color-ink)" />
      <path d={path(isAgent)} stroke="var(--color-voice)" />
    </svg>
  );
}
