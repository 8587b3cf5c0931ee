import { SUBMISSION_FIELDS } from '#leads/submission.ts';

/**
 * What our own server is told beside the answers when a browser posts the form by itself: the page, and a field that
 * people never see and machines fill in. Not `display: none`, which machines know.
 */
export function HelperFields() {
  return (
    <div className="contact-helper" aria-hidden="true">
      <input type="hidden" name={SUBMISSION_FIELDS.page} value="/contact" />
      <label>
        Leave this empty
        <input type="text" name={SUBMISSION_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
