import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowTemplate } from './workflow-templates.ts';

const FOLDER = 'content/workflows';

export const templateFilePath = (name: string) => `/templates/${name}`;

/**
 * A template may have `deep-research.xlsx`, with `deep-research-claims.csv` for its tab "claims".
 */
export function templateFiles({ slug, workflow }: WorkflowTemplate) {
  const read = (name: string) => ({ name, body: readFileSync(join(FOLDER, name)) });
  const tabs = globSync(`${slug}-*.csv`, { cwd: FOLDER }).sort();
  return {
    workflow: {
      name: `${slug}.json`,
      body: Buffer.from(`${JSON.stringify(workflow, null, 2)}\n`),
    },
    workbook: globSync(`${slug}.xlsx`, { cwd: FOLDER }).map(read)[0],
    tabs: tabs.map((name) => ({
      tab: name.slice(slug.length + 1, -'.csv'.length),
      file: read(name),
    })),
  };
}

export const allTemplateFiles = (templates: readonly WorkflowTemplate[]) =>
  templates.flatMap((template) => {
    const { workflow, workbook, tabs } = templateFiles(template);
    return [workflow, ...(workbook ? [workbook] : []), ...tabs.map(({ file }) => file)];
  });
