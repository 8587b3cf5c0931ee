/** The files that a template offers for download: the workflow, and a spreadsheet where it uses one. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WorkflowTemplate, workflowTemplates } from './workflow-templates.ts';

export interface TemplateFile {
  /** Name below `/templates`. */
  name: string;
  body: Buffer<ArrayBuffer>;
  bytes: number;
  /** SHA-256 of the bytes, as 64 hexadecimal digits. */
  sha256: string;
}

/** Address of a workflow's file on the site. */
export const templateFilePath = (name: string) => `/templates/${name}`;

export interface TemplateFiles {
  workflow: TemplateFile;
  workbook?: TemplateFile;
  /** The workbook's tabs as CSV, by the tab's name. */
  tabs: { tab: string; file: TemplateFile }[];
}

const FOLDER = 'content/workflows';

/** The spreadsheet of a template has its name: `deep-research.xlsx`, and `deep-research-claims.csv` for its tab "claims". */
export function templateFiles({ slug, workflow }: WorkflowTemplate): TemplateFiles {
  const names = globSync(`${slug}{.xlsx,-*.csv}`, { cwd: FOLDER }).sort();
  const [workbook] = names.filter((name) => name.endsWith('.xlsx')).map(readTemplateFile);
  return {
    workflow: toFile(`${slug}.json`, Buffer.from(`${JSON.stringify(workflow, null, 2)}\n`)),
    ...(workbook && { workbook }),
    tabs: names
      .filter((name) => name.endsWith('.csv'))
      .map((name) => ({ tab: name.slice(slug.length + 1, -'.csv'.length), file: readTemplateFile(name) })),
  };
}

/** Every file of every template. */
export function allTemplateFiles(): TemplateFile[] {
  return workflowTemplates.flatMap((template) => {
    const { workflow, workbook, tabs } = templateFiles(template);
    return [workflow, ...(workbook ? [workbook] : []), ...tabs.map(({ file }) => file)];
  });
}

function readTemplateFile(name: string): TemplateFile {
  return toFile(name, Buffer.from(readFileSync(join(FOLDER, name))));
}

function toFile(name: string, body: Buffer<ArrayBuffer>): TemplateFile {
  return { name, body, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}
