/** The words of the contact page. The form's own sentences and options are in src/leads, shared with the server. */
import { channelWords } from '#content/data/contact-words.ts';
import type { Channel } from '#content/data/integrations/terms.ts';
import { site } from '#content/data/site.ts';
import { engagementFacts } from '../engagement-facts.ts';
import { answerTimes, arrivalCases, reader } from './arrival-facts.ts';
import { contactFile } from './contact-file.ts';
import { filled } from './filled.ts';
import { readFacts } from './read-facts.ts';

const { arrival, ...written } = readFacts(contactFile);
const { firstCall } = engagementFacts;

/** After the arrival, days and names in braces are those of the visitor's own request: the form fills them in. */
export const contact = { ...filled(written, engagementFacts), arrival: filled(arrival, { firstCall }) };

/** Facts that the form shows: they travel with the page as the island's props. */
export const contactForm = {
  words: contact.form,
  arrival: contact.arrival,
  company: site.name,
  reader: { name: reader.name, title: reader.title },
  times: answerTimes,
  cases: arrivalCases,
  channelWords: Object.entries(channelWords).map(([channel, words]) => ({
    channel: channel as Channel,
    words,
  })),
};

export type ContactFormFacts = typeof contactForm;
