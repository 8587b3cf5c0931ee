import type { ReactNode } from 'react';
import { workflowSteps } from '#model/workflows/workflow-facts.ts';
import { ArticleTable } from '../article-table.tsx';
import { namesWhere, type OfTemplate, templateOf } from './template-of.ts';
import styles from './template-setup.module.css';

/** Accounts to connect. */
export function TemplateCredentials({ of }: OfTemplate) {
  return (
    <ArticleTable
      caption="Accounts to connect"
      columns={['Account', 'What the workflow does with it']}
      rows={templateOf(of).credentials.map(({ name, purpose }) => [name, purpose])}
    />
  );
}

/** List of everything else the template needs. */
export function TemplateBefore({ of }: OfTemplate) {
  return (
    <ul>
      {templateOf(of).beforeYouStart.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  );
}

/** Placeholders to fill in, and the steps that contain them. */
export function TemplatePlaceholders({ of }: OfTemplate) {
  const { placeholders, workflow } = templateOf(of);
  return (
    <table className={styles.placeholders}>
      <caption>Placeholders to fill in</caption>
      <thead>
        <tr>
          <th scope="col">Placeholder</th>
          <th scope="col">What to put there</th>
          <th scope="col">Where it goes</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(placeholders).map(([name, meaning]) => (
          <tr key={name}>
            <td>
              <code>{breakable(name)}</code>
            </td>
            <td>{breakable(meaning)}</td>
            <td>
              {namesWhere(workflowSteps(workflow), (step) => JSON.stringify(step.parameters).includes(name))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words that may go on in the next line after each underscore, and after the scheme of an address. */
function breakable(words: string): ReactNode {
  const [first, ...rest] = words.split(/(?<=_|:\/\/)/);
  return rest.reduce<ReactNode>(
    (before, word) => (
      <>
        {before}
        <wbr />
        {word}
      </>
    ),
    first,
  );
}
