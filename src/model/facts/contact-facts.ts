/** The words of the contact page. The form's own sentences and options are in src/leads, shared with the server. */
import { CHANNELS } from '#content/data/integrations/terms.ts';
import { engagementFigures } from '../engagement-figures.ts';
import { filled } from '../filled.ts';
import { answerTimes, arrivalCases, reader } from './arrival-facts.ts';
import { contactFile } from './contact.ts';
import { site } from './site-facts.ts';

const { arrival, channelWords, ...written } = contactFile.read();
const { firstCall } = engagementFigures;

/** After the arrival, days and names in braces are those of the visitor's own request: the form fills them in. */
export const contact = {
  ...filled(written, engagementFigures),
  arrival: filled(arrival, { firstCall }),
};

/** Facts that the form shows: they travel with the page as the island's props. */
export const contactForm = {
  words: contact.form,
  arrival: contact.arrival,
  company: site.name,
  reader: { name: reader.name, title: reader.title },
  times: answerTimes,
  cases: arrivalCases,
  channelWords: CHANNELS.map((channel) => ({ channel, words: channelWords[channel] })),
};

export type ContactFormFacts = typeof contactForm;
