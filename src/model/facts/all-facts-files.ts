/** Every file of facts, in the order in which the editor lists them. */

import { aboutFile } from './about-file.ts';
import { blogFile } from './blog-file.ts';
import { caseStudiesFile } from './case-studies-file.ts';
import { clientsFile } from './clients-file.ts';
import { contactFile } from './contact-file.ts';
import { dayFile } from './day-file.ts';
import type { FactsFile } from './facts-file.ts';
import { faqFile } from './faq-file.ts';
import { featuresFile } from './features-file.ts';
import { homeFile } from './home-file.ts';
import { incubatorFile } from './incubator-file.ts';
import { incubatorWeeksFile } from './incubator-weeks-file.ts';
import { linksFile } from './links-file.ts';
import { navigationFile } from './navigation-file.ts';
import { pagesFile } from './pages-file.ts';
import { pillarsFile } from './pillars-file.ts';
import { plansFile } from './plans-file.ts';
import { pricingFile } from './pricing-file.ts';
import { pricingTermsFile } from './pricing-terms-file.ts';
import { processFile } from './process-file.ts';
import { rateFile } from './rate-file.ts';
import { sharedWordsFile } from './shared-words-file.ts';
import { siteFile } from './site-file.ts';
import { studentFilmsFile } from './student-films-file.ts';
import { teamFile } from './team-file.ts';
import { testimonialsFile } from './testimonials-file.ts';
import { videosFile } from './videos-file.ts';

export const factsFiles: readonly FactsFile[] = [
  ...[homeFile, dayFile, featuresFile, clientsFile, testimonialsFile, processFile, faqFile],
  ...[aboutFile, teamFile, pillarsFile],
  ...[pricingFile, pricingTermsFile, rateFile, plansFile],
  ...[incubatorFile, incubatorWeeksFile, studentFilmsFile],
  ...[contactFile, caseStudiesFile, blogFile],
  ...[videosFile, navigationFile, sharedWordsFile, linksFile],
  ...[siteFile, pagesFile],
];
