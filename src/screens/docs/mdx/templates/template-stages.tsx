import { nodeTypeNames } from '#content/data/workflows.ts';
import { stepsByType, workflowStages, workflowSteps } from '#model/workflows/workflow-facts.ts';
import { ArticleTable } from '../article-table.tsx';
import { NoteText } from './template-note.tsx';
import { namesWhere, type OfTemplate, templateOf } from './template-of.ts';
import styles from './template-stages.module.css';

/** Purpose of the template, and for whom it is. */
export function TemplateOverview({ of }: OfTemplate) {
  return <p>{templateOf(of).overview}</p>;
}

/** Each stage with the words of its note in the file, and its steps. */
export function TemplateStages({ of }: OfTemplate) {
  return (
    <ol className={styles.stages}>
      {workflowStages(templateOf(of).workflow).map(({ number, title, text, steps }) => (
        <li key={number}>
          <h3>{title}</h3>
          <NoteText text={text} />
          <p className="caption">{steps.map(({ name }) => name).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}

/** The steps, counted by type. */
export function TemplateSteps({ of }: OfTemplate) {
  const { workflow } = templateOf(of);
  return (
    <ArticleTable
      caption="Steps by type"
      columns={['Type', 'Version', 'Count', 'Steps']}
      rows={stepsByType(workflow).map(({ type, typeVersion, count }) => [
        nodeTypeNames[type] ?? type,
        String(typeVersion),
        String(count),
        namesWhere(workflowSteps(workflow), (step) => step.type === type),
      ])}
    />
  );
}
