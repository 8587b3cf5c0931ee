/** Every file of facts, in the order in which the editor lists them. */
import { aboutFile, assignmentsFile, pillarsFile, teamFile } from './about.ts';
import { blogFile } from './blog.ts';
import { caseReturnsFile, caseStudiesFile } from './case-studies.ts';
import { contactFile } from './contact.ts';
import { docsCardsFile, docsNavigationFile } from './docs.ts';
import {
  actionPlanFile,
  agreementTermsFile,
  calendarFile,
  firstAnswerFile,
  rateFile,
  supportQueueFile,
  workedExampleFile,
} from './engagement.ts';
import type { FactsFile } from './facts-file.ts';
import {
  clientsFile,
  dayFile,
  examplesFile,
  faqFile,
  featuresFile,
  homeFile,
  processFile,
  testimonialsFile,
} from './home.ts';
import { incubatorFile, incubatorWeeksFile, studentFilmsFile } from './incubator.ts';
import { linksFile } from './links.ts';
import { agreementsFile, plansFile, pricingFile, pricingTermsFile } from './pricing.ts';
import { navigationFile, pagesFile, securityFile, sharedWordsFile, siteFile, videosFile } from './site.ts';

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
