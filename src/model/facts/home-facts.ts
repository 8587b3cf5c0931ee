/** The home page's own words, section by section. */
import { engagementFacts } from '../engagement-facts.ts';
import { filled } from './filled.ts';
import { homeFile } from './home-file.ts';
import { readFacts } from './read-facts.ts';

const written = filled(readFacts(homeFile), engagementFacts);

// An export for each section: an island takes along the words of its own.
export const {
  hero,
  clients: clientsSection,
  features: featuresSection,
  integrations: integrationsSection,
  process: processSection,
  results: resultsSection,
  questions: questionsSection,
} = written;
