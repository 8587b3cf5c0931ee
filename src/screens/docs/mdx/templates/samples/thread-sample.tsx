import { markdownTree } from '#article/markdown-tree.ts';
import { assistantThreads, type ChatThread } from '#model/workflows/run-samples.ts';
import { RunSample } from './run-sample.tsx';
import { SampleText } from './sample-text.tsx';
import styles from './thread-sample.module.css';

/** Two threads of the last run: a question that is answered, and a request that is declined. */
export function ThreadSample() {
  return (
    <RunSample caption="Two threads from the chat, the second one declined. The model was a stand-in that answers what the run wrote down for it, and so was the calendar; the request and its two buttons are the workflow’s, and the button was pressed.">
      <div className={styles.threads}>
        {assistantThreads().map((thread) => (
          <Thread key={thread[0]?.text} lines={thread} />
        ))}
      </div>
    </RunSample>
  );
}

const speakers = { owner: 'You', assistant: 'Assistant' } as const;

function Thread({ lines }: { lines: ChatThread }) {
  return (
    <ol className={styles.thread} data-channel="chat">
      {lines.map(({ by, text, buttons = [] }) => (
        <li key={`${by} ${text}`} data-by={by}>
          <b>{speakers[by]}</b>
          <div>
            <SampleText tree={markdownTree(text)} />
          </div>
          {buttons.length > 0 ? (
            <p className={styles.buttons}>
              {buttons.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
