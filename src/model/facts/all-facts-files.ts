/** Every file of facts, in the order in which the editor lists them. */
import { blogFile } from './blog-file.ts';
import { clientsFile } from './clients-file.ts';
import type { FactsFile } from './facts-file.ts';
import { faqFile } from './faq-file.ts';
import { featuresFile } from './features-file.ts';
import { linksFile } from './links-file.ts';
import { navigationFile } from './navigation-file.ts';
import { pagesFile } from './pages-file.ts';
import { pillarsFile } from './pillars-file.ts';
import { plansFile } from './plans-file.ts';
import { processFile } from './process-file.ts';
import { rateFile } from './rate-file.ts';
import { sharedWordsFile } from './shared-words-file.ts';
import { siteFile } from './site-file.ts';
import { teamFile } from './team-file.ts';
import { testimonialsFile } from './testimonials-file.ts';
import { videosFile } from './videos-file.ts';

export const factsFiles: readonly FactsFile[] = [
  ...[teamFile, pillarsFile],
  ...[rateFile, plansFile],
  ...[featuresFile, clientsFile, testimonialsFile, processFile, faqFile],
  ...[videosFile, navigationFile, sharedWordsFile, linksFile],
  ...[siteFile, pagesFile, blogFile],
];
