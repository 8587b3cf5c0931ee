import { markdownTree } from '#article/markdown-tree.ts';
import { researchReport } from '#model/workflows/run-samples.ts';
import { SAMPLE_REPORT, templateFilePath } from '#model/workflows/workflow-files.ts';
import styles from './research-sample.module.css';
import { RunSample } from './run-sample.tsx';
import { SampleText } from './sample-text.tsx';

/** The report of the last run, as it was printed. */
export function ResearchSample() {
  return (
    <RunSample
      caption={
        <>
          The question, the pages and the model’s sentences were made up for it; the sources, their numbers
          and what was not found were put in by the workflow. The same{' '}
          <a href={templateFilePath(SAMPLE_REPORT)}>report as the PDF</a> that it left in Drive.
        </>
      }
    >
      <div className={styles.page}>
        <SampleText tree={markdownTree(researchReport())} />
      </div>
    </RunSample>
  );
}
