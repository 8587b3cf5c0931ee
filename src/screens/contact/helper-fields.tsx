import { CONSENT_VERSION } from '#leads/consent.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import styles from './helper-fields.module.css';

/**
 * Fields for our own server in a form that a browser posts without JavaScript: the page, which wording of the consents
 * it shows, and a field that people never see and machines fill in. Not hidden by `display: none`, which machines know.
 */
export function HelperFields() {
  return (
    <div className={styles.helper} aria-hidden="true">
      <input type="hidden" name={SUBMISSION_FIELDS.page} value="/contact" />
      <input type="hidden" name={SUBMISSION_FIELDS.consent} value={CONSENT_VERSION} />
      <label>
        Leave this empty
        <input type="text" name={SUBMISSION_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
