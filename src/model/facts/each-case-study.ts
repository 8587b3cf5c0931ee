import { type CaseStudySlug, caseStudies } from '#content/data/case-studies.ts';
import { slugs } from './slugs.ts';

/**
 * Makes one group of fields for each case study, under the name of its page. The names in `case-studies.json` are the list of the
 * studies there are: every other file of facts follows it.
 * @param groupOf makes a group with this label
 */
export function eachCaseStudy<Group>(groupOf: (label: string) => Group) {
  const groups = slugs(caseStudies).map((slug) => [slug, groupOf(caseStudies[slug].client ?? slug)]);
  return Object.fromEntries(groups) as Record<CaseStudySlug, Group>;
}
