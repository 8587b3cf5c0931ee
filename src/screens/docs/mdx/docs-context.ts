import { createContext, useContext } from 'react';
import type { ClientLogo } from '#components/logos.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';

interface Docs {
  page: DocsPage;
  site: Site;
  clientLogos: ReadonlyMap<string, ClientLogo>;
}

export const DocsContext = createContext<Docs | undefined>(undefined);

export function useDocs() {
  const docs = useContext(DocsContext);
  if (!docs) throw new Error('It is drawn by docs-text.tsx alone');
  return docs;
}

/** Any other page has been refused (`mdx-problems.ts`). */
export function useCase() {
  const { page, site } = useDocs();
  const slug = page.id.replace('case-studies/', '') as CaseStudySlug;
  return { slug, study: site.caseStudies[slug], returns: site.caseReturns[slug] };
}

export function useTemplate() {
  const { page, site } = useDocs();
  const template = site.templates.find(({ slug }) => page.id.endsWith(`/${slug}`));
  if (page.template && template)
    return { ...page.template, ...template, published: page.published };
  throw new Error(
    `It shows a workflow. Give its front matter a "template", and itself the name of a workflow: ${site.templates.map(({ slug }) => slug).join(', ')}`,
  );
}
