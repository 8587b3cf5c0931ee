import { documentsAnswer } from '#model/workflows/run-samples.ts';
import styles from './documents-sample.module.css';
import { RunSample } from './run-sample.tsx';

/** A question and its answer, with the pages it rests on, as your own app might set the reply. */
export function DocumentsSample() {
  const { question, answer } = documentsAnswer();
  return (
    <RunSample caption="The reply to one request, set as an app of yours might set it. The contract was made up, and model and embedding were stand-ins; the search, the check of the citation and the page it names are the workflow’s and PostgreSQL’s.">
      <div className={styles.reply}>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>{answer.answer}</p>
        <ol className={styles.sources}>
          {answer.citations.map(({ number, file, page }) => (
            <li key={number}>
              <b>{file}</b>, page {page}
            </li>
          ))}
        </ol>
      </div>
    </RunSample>
  );
}
