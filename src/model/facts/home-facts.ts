/** The home page, section by section. */
import { engagementFigures } from '../engagement-figures.ts';
import { filled } from '../filled.ts';
import type { Facts } from './facts-file.ts';
import {
  clientsFile,
  dayFile,
  daySystems,
  examplesFile,
  faqFile,
  featuresFile,
  homeFile,
  processFile,
  testimonialsFile,
} from './home.ts';

export { daySystems };

const written = filled(homeFile.read(), engagementFigures);

export const {
  hero,
  clients: clientsSection,
  features: featuresSection,
  integrations: integrationsSection,
  process: processSection,
  results: resultsSection,
  questions: questionsSection,
} = written;

/** The clients named on the home page, in order. */
export const { clients } = clientsFile.read();

/** The day that the first drawing shows; the last of its agents is at work now. */
export const { title: dayTitle, agents: dayAgents } = dayFile.read();

export type DayAgent = (typeof dayAgents)[number];

/** Five features, one for each channel. */
export const { features } = featuresFile.read();

/** Quotes of three clients. The first is the long one: the page shows its beginning and unfolds the rest. */
export const { testimonials } = testimonialsFile.read();

/** The three steps of an engagement. Their days, and the dates of figure 2, are in the calendar. */
export const { processSteps } = processFile.read();

export type ProcessStep = (typeof processSteps)[number];

/** The questions. An answer may end in buttons. */
export const faq = filled(faqFile.read().questions, engagementFigures);

/** One worked example for each feature: what an agent heard, did and left for a person. */
const { call, brief, mail, query, quote }: Facts<typeof examplesFile.schema> = examplesFile.read();
const pair = ({ name, value }: { name: string; value: string }) => [name, value] as const;

/** Marks of the worked examples that are made up. */
export const exampleMarks = [call, brief, mail, query, quote].map(({ sample }) => ({ sample }));

export const callExample = { ...call, record: call.record.map(pair) };

export const briefExample = {
  ...brief,
  points: brief.points.map(({ subject, text }) => [subject, text] as const),
};

export const mailExample = { ...mail, record: mail.record.map(pair) };

export const queryExample = {
  ...query,
  rows: query.rows.map(({ first, second }) => [first, second] as const),
};

export const quoteExample = {
  ...quote,
  columns: [quote.columns.item, quote.columns.quantity, quote.columns.amount] as const,
  rows: quote.rows.map(({ item, quantity, amount }) => [item, quantity, amount] as const),
};
