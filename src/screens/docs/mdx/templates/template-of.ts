/** The template that a page of the docs is about. Every fact comes from `content/data/workflows.ts` or the file itself. */
import { type TemplateNode, type WorkflowTemplate, workflowTemplates } from '#content/data/workflows.ts';

export type TemplateName = WorkflowTemplate['slug'];

export interface OfTemplate {
  of: TemplateName;
}

export function templateOf(name: TemplateName): WorkflowTemplate {
  const template = workflowTemplates.find(({ slug }) => slug === name);
  if (template) return template;
  throw new Error(
    `A page in content/docs asks for the template "${name}". content/data/workflows.ts has ${workflowTemplates.map(({ slug }) => slug).join(', ')}.`,
  );
}

/** Names of the steps that are meant, in one line. */
export const namesWhere = (steps: TemplateNode[], isMeant: (step: TemplateNode) => boolean) =>
  steps
    .filter(isMeant)
    .map(({ name }) => name)
    .join(', ');
