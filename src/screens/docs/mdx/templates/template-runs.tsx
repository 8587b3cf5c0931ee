import { DataTable } from '#components/data-table.tsx';
import { callKinds, type WorkflowTemplate } from '#content/data/workflows.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import { lastRuns, type RunScenario, totalsOf } from '#model/workflows/workflow-runs.ts';
import styles from './template-runs.module.css';

/** Day, n8n release and results of a template's last run. Every figure comes from the report of the run. */
export function TemplateRuns({ of }: { of: WorkflowTemplate['slug'] }) {
  const runs = lastRuns(of);
  if (!runs) return <p>The report of its last run is not in this edition.</p>;
  const { executions, items, seconds } = totalsOf(runs);
  return (
    <>
      <p>
        <b>
          Last run on <time dateTime={runs.date}>{ordinalDate(runs.date)}</time>
        </b>{' '}
        in n8n {runs.n8n}, in {count(runs.scenarios.length, 'way')}: {count(executions, 'execution')} that
        passed on {count(items, 'item')} and took {minutes(seconds)} by n8n’s own clock. The n8n was a real
        one, and so was the database where there is one. Every service outside was a stand-in that answers at
        once, so the times say nothing about models or networks, and nothing was billed.
      </p>
      <DataTable
        className={styles.runs}
        caption="What was tried, and what was seen"
        columns={['Tried', 'Seen', 'Measured']}
        rows={runs.scenarios.map((scenario) => [
          scenario.name,
          scenario.seen.map(asSentence).join(' ') + calling(scenario),
          measured(scenario),
        ])}
        cell={(words) => <WithCalls words={words} />}
      />
    </>
  );
}

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

const minutes = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} seconds` : `${(seconds / 60).toFixed(1)} minutes`;

/** Error page that a refusing server sent besides its status, cut off in the middle of its markup. */
const ERROR_PAGE = / - "<[^;]*/g;

const asSentence = (text: string) => {
  const words = text.replace(ERROR_PAGE, '');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`;
};

const CALLS = ' Calls: ';

function calling({ calls }: RunScenario): string {
  const made = Object.entries(calls).map(
    ([kind, number]) => `${callKinds[kind as keyof typeof callKinds]} ${number}`,
  );
  return made.length > 0 ? `${CALLS}${made.join(', ')}.` : '';
}

/** Sets the calls apart from what was seen: in a column of their own they would be the highest part of each row. */
function WithCalls({ words }: { words: string }) {
  const [seen, calls] = words.split(CALLS);
  if (!calls) return words;
  return (
    <>
      {seen}{' '}
      <span className="caption">
        {CALLS.trim()} {calls}
      </span>
    </>
  );
}

function measured({ executions, items, seconds }: RunScenario): string {
  if (executions === 0) return 'No execution';
  // Only between its parts is the cell broken, on a phone too.
  return [count(executions, 'execution'), count(items, 'item'), `${seconds.toFixed(1)} s`]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
