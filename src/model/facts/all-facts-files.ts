/** Every file of facts, in the order in which the editor lists them. */

import { aboutFile } from './about-file.ts';
import { agreementsFile } from './agreements-file.ts';
import { assignmentsFile } from './assignments-file.ts';
import { blogFile } from './blog-file.ts';
import { caseReturnsFile } from './case-returns-file.ts';
import { caseStudiesFile } from './case-studies-file.ts';
import { clientsFile } from './clients-file.ts';
import { contactFile } from './contact-file.ts';
import { dayFile } from './day-file.ts';
import { docsCardsFile } from './docs-cards-file.ts';
import { docsNavigationFile } from './docs-navigation-file.ts';
import {
  actionPlanFile,
  agreementTermsFile,
  calendarFile,
  firstAnswerFile,
  supportQueueFile,
  workedExampleFile,
} from './engagement-files.ts';
import { examplesFile } from './examples-file.ts';
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
import { securityFile } from './security-file.ts';
import { sharedWordsFile } from './shared-words-file.ts';
import { siteFile } from './site-file.ts';
import { studentFilmsFile } from './student-films-file.ts';
import { teamFile } from './team-file.ts';
import { testimonialsFile } from './testimonials-file.ts';
import { videosFile } from './videos-file.ts';

export const factsFiles: readonly FactsFile[] = [
  ...[homeFile, dayFile, featuresFile, examplesFile, clientsFile, testimonialsFile, processFile, faqFile],
  ...[aboutFile, teamFile, assignmentsFile, pillarsFile],
  ...[
    pricingFile,
    pricingTermsFile,
    rateFile,
    plansFile,
    agreementTermsFile,
    agreementsFile,
    supportQueueFile,
  ],
  ...[calendarFile, workedExampleFile, actionPlanFile, firstAnswerFile],
  ...[incubatorFile, incubatorWeeksFile, studentFilmsFile],
  ...[contactFile, docsCardsFile, docsNavigationFile, caseStudiesFile, caseReturnsFile, blogFile],
  ...[videosFile, navigationFile, sharedWordsFile, linksFile],
  ...[siteFile, pagesFile, securityFile],
];
