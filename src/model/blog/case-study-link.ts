/** The case study that an article leads on to. */

import type { DocsPage } from '../docs/docs-pages.ts';
import { type CaseStudySlug, caseReturns, caseStudies } from '../facts/case-studies.ts';

export interface CaseStudyLink {
  client: string;
  title: string;
  description: string;
  path: string;
  /** The first thing it measured. */
  figure: { measure: string; before: string; after: string };
  isSample: boolean;
}

/**
 * @param pages of the documentation
 * @throws when the study has no page or measured nothing; the message names the files
 */
export function caseStudyLink(slug: CaseStudySlug, pages: readonly DocsPage[]): CaseStudyLink {
  const page = pages.find(({ id }) => id === `case-studies/${slug}`);
  const { measures, sample } = caseReturns[slug];
  const [figure] = measures;
  if (!page || !figure) {
    throw new Error(
      `An article gives "${slug}" as its proof, which needs the page content/docs/case-studies/${slug}.mdx and a measure in content/data/case-returns.yaml.`,
    );
  }
  const { title, description, path } = page;
  return { client: caseStudies[slug].client, title, description, path, figure, isSample: sample };
}
