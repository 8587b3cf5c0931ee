/** The words of the contact page. The form's own sentences and options are in src/leads, shared with the server. */
import { engagementFacts } from '../engagement-facts.ts';
import { contactFile } from './contact-file.ts';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const { arrival, ...written } = readFacts(contactFile);
const { firstCall } = engagementFacts;

/** After the arrival, days and names in braces are those of the visitor's own request: the form fills them in. */
export const contact = { ...filled(written, engagementFacts), arrival: filled(arrival, { firstCall }) };

/**
 * Words the form shows in the browser; a module of their own, or the browser would also load those that only the built page
 * shows.
 */
export const { form: formWords, arrival: arrivalWords } = contact;
