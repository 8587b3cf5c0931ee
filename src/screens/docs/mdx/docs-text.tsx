/** What a file in `content/docs` may use without importing it: `content/docs/README.md`. */
import type { MDXContent } from 'mdx/types.js';
import type { ComponentProps } from 'react';
import type { ClientLogo } from '#components/logos.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import { ToolDirectory } from '../directory/tool-directory.tsx';
import * as cards from './cards.tsx';
import * as cases from './case.tsx';
import { DocsContext } from './docs-context.ts';
import * as figures from './figures.tsx';
import * as process from './process-figures.tsx';
import * as prose from './prose.tsx';
import * as template from './template.tsx';

const components = {
  ...cards,
  ...cases,
  ...figures,
  ...process,
  ...prose,
  ...template,
  ToolDirectory,
  // Headings of the text, unlike those of components, ask for an anchor (`headings.ts`).
  h2: (props: ComponentProps<'h2'>) => <h2 id="" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 id="" {...props} />,
};

export const docsText = (
  Content: MDXContent,
  page: DocsPage,
  site: Site,
  clientLogos: ReadonlyMap<string, ClientLogo>,
) => (
  <DocsContext value={{ page, site, clientLogos }}>
    <Content components={components} />
  </DocsContext>
);
