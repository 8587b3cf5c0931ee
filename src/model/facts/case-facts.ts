/**
 * The case studies: what a card says, what each agent may do in which system, and what it cost and returned. Cards, thumbnails,
 * drawings and counts all read it from here; the pages of `content/docs/case-studies` tell the rest.
 */
import { CASE_STUDIES, type CaseStudySlug, caseReturnsFile, caseStudiesFile } from './case-studies.ts';

export type { CaseStudySlug };

/** In the order of the showcase, by the name of the page's file. */
export const caseStudies = caseStudiesFile.read();

export type CaseStudy = (typeof caseStudies)[CaseStudySlug];
export type DrawnSystem = CaseStudy['systems'][number];
export type DrawnRow = CaseStudy['rows'][number];
export type CaseGlance = CaseStudy['glance'];

export const caseStudySlugs: readonly CaseStudySlug[] = CASE_STUDIES;

/** Results, cost and return of each case study. Amounts are US dollars a month. */
export const caseReturns = caseReturnsFile.read();

export type CaseReturn = (typeof caseReturns)[CaseStudySlug];
export type CaseAmount = CaseReturn['saves'][number];
