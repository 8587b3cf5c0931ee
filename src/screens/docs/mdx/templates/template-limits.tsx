import { ArticleTable } from '../article-table.tsx';
import { failurePaths } from './template-failures.ts';
import { type OfTemplate, templateOf } from './template-of.ts';

/** Limits that are built into the workflow. */
export function TemplateLimits({ of }: OfTemplate) {
  return (
    <ul>
      {templateOf(of).limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}

/** Table of what happens when a step fails. */
export function TemplateFailures({ of }: OfTemplate) {
  return (
    <>
      <ArticleTable
        caption="What happens when a step fails"
        columns={['Step', 'Tried', 'Then']}
        rows={failurePaths(templateOf(of).workflow).map(({ steps, tries, onward }) => [
          steps.join(', '),
          tries,
          onward,
        ])}
      />
      <p>
        A step that is handed several items is tried again only when the first of them fails; another one that
        fails goes where “Then” says at once. Steps that ask a model or make embeddings also ask again by
        themselves, for each item.
      </p>
    </>
  );
}

/** Changes people ask for, with instructions. */
export function TemplateAdaptations({ of }: OfTemplate) {
  return (
    <ArticleTable
      caption="Changes people ask for"
      columns={['Change', 'How']}
      rows={templateOf(of).adaptations.map(({ change, how }) => [change, how])}
    />
  );
}
