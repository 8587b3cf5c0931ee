import { nameSlug } from '#article/slug.ts';
import type { CaseStudySlug } from '../facts/case-studies.ts';
import type { Site } from '../read-site.ts';
import { capital } from '../sentence.ts';

/**
 * The case study that an article leads on to, with the first thing it measured.
 * @throws when the study has no page or measured nothing; the message names the files
 */
export function caseStudyLink(
  { caseStudies, caseReturns, docsPages: pages }: Site,
  slug: CaseStudySlug,
) {
  const page = pages.find(({ id }) => id === `case-studies/${slug}`);
  const { measures } = caseReturns[slug];
  const [figure] = measures;
  if (!page || !figure)
    throw new Error(
      `An article gives "${slug}" as its proof, which needs the page content/docs/case-studies/${slug}.mdx and a measure in content/data/case-returns.yaml.`,
    );
  const { title, description, path } = page;
  const { client, sample } = caseStudies[slug];
  return { client, title, description, path, figure: figure.short ?? figure, sample };
}

export type CaseStudyLink = ReturnType<typeof caseStudyLink>;

const OTHERS_COUNT = 3;

/** All that a category's page shows apart from its posts; `others` are posts of others. */
export function categoryListing({ blog, posts }: Site, category: string) {
  const name = capital(category);
  const { title = `Articles: ${name}`, sentence } = blog.categories.get(nameSlug(category)) ?? {};
  return {
    name,
    title,
    sentence,
    others: posts.filter((post) => post.category !== category).slice(0, OTHERS_COUNT),
  };
}
