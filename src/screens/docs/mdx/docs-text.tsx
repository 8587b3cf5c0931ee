/** What a file in `content/docs` may use without importing it: `content/docs/README.md`. */
import type { ComponentProps } from 'react';
import type { DrawText } from '#model/docs/load-docs.ts';
import { ToolDirectory } from '../directory/tool-directory.tsx';
import * as cards from './cards.tsx';
import * as cases from './case.tsx';
import { DocsContext } from './docs-context.ts';
import * as engagement from './engagement-tables.tsx';
import * as figures from './figures.tsx';
import * as prose from './prose.tsx';
import * as template from './template.tsx';

const components = {
  ...cards,
  ...cases,
  ...engagement,
  ...figures,
  ...prose,
  ...template,
  ToolDirectory,
  // Headings of the text, unlike those of components, ask for an anchor (`headings.ts`).
  h2: (props: ComponentProps<'h2'>) => <h2 id="" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <h3 id="" {...props} />,
};

export const docsText: DrawText = (Content, page, pages) => (
  <DocsContext value={{ page, pages }}>
    <Content components={components} />
  </DocsContext>
);
