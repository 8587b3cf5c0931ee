import { nameSlug } from '#article/slug.ts';
import type { Post } from '#model/blog/post.ts';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { capital } from '#model/sentence.ts';

/**
 * The case study that an article leads on to, with the first thing it measured.
 * @throws when the study has no page or measured nothing; the message names the files
 */
export function caseStudyLink(
  { caseStudies, caseReturns, docsPages: pages }: Site,
  slug: CaseStudySlug,
) {
  const page = pages.find(({ id }) => id === `case-studies/${slug}`);
  const [figure] = caseReturns[slug].measures;
  if (!page || !figure)
    throw new Error(
      `An article gives "${slug}" as its proof, which needs the page content/docs/case-studies/${slug}.mdx and a measure in content/data/case-returns.yaml.`,
    );
  const { title, description, path } = page;
  const { client, sample } = caseStudies[slug];
  return { client, title, description, path, figure: figure.short ?? figure, sample };
}

export type CaseStudyLink = ReturnType<typeof caseStudyLink>;

export function categoryListing({ blog, posts }: Site, category: string) {
  const name = capital(category);
  const { title = `Articles: ${name}`, sentence } = blog.categories.get(nameSlug(category)) ?? {};
  return {
    name,
    title,
    sentence,
    others: posts.filter((post) => post.category !== category).slice(0, 3),
  };
}

export type LinkedPost<P> = {
  post: P;
  next: P[];
};

/**
 * Next is the one that the header names or the one after it, also where the named one is gone, and
 * the next that makes them of two categories; after the last comes the first.
 */
export function linkPosts<P extends Pick<Post, 'id' | 'readNext' | 'category'>>(
  posts: readonly P[],
): LinkedPost<P>[] {
  return posts.map((post, index) => {
    const others = [...posts.slice(index + 1), ...posts.slice(0, index)];
    const first = others.find(({ id }) => id === post.readNext) ?? others[0];
    const isOwn = first?.category === post.category;
    const second = others.find(
      (other) => other !== first && (other.category === post.category) !== isOwn,
    );
    return { post, next: [first, second].filter((next) => next !== undefined) };
  });
}
