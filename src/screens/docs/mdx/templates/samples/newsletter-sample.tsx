import { fromHtml } from 'hast-util-from-html';
import { sanitise } from '#article/sanitise.ts';
import { newsletterIssue } from '#model/workflows/run-samples.ts';
import styles from './newsletter-sample.module.css';
import { RunSample } from './run-sample.tsx';
import { SampleText } from './sample-text.tsx';

/** The issue of the last run, as a reader's mailbox would show it. */
export function NewsletterSample() {
  const { from, replyTo, subject, preview, html } = newsletterIssue();
  return (
    <RunSample caption="The issue as Mailchimp was given it. The feeds were made up, and the model was a stand-in that repeats what it is given; headings, links and their order are the workflow’s.">
      <div className={styles.mail}>
        <dl className={styles.head}>
          <div>
            <dt>From</dt>
            <dd>
              {from} · {replyTo}
            </dd>
          </div>
          <div>
            <dt>Subject</dt>
            <dd>
              <b>{subject}</b>
            </dd>
          </div>
          <div>
            <dt>Preview</dt>
            <dd>{preview}</dd>
          </div>
        </dl>
        <div className={styles.body}>
          <SampleText tree={sanitise(fromHtml(html, { fragment: true }))} />
        </div>
      </div>
    </RunSample>
  );
}
