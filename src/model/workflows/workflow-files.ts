/** The files a visitor takes away from a template page: the workflow, and where it has one the spreadsheet. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type WorkflowTemplate, workflowTemplates } from '#content/data/workflows.ts';

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

export function templateFiles(template: WorkflowTemplate): TemplateFiles {
  const { slug, workflow, spreadsheet } = template;
  return {
    workflow: toFile(`${slug}.json`, Buffer.from(`${JSON.stringify(workflow, null, 2)}\n`)),
    ...(spreadsheet && { workbook: readTemplateFile(spreadsheet.workbook) }),
    tabs: Object.entries(spreadsheet?.tabs ?? {}).map(([tab, name]) => ({
      tab,
      file: readTemplateFile(name),
    })),
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
  return toFile(name, Buffer.from(readFileSync(resolve('content/workflows', name))));
}

function toFile(name: string, body: Buffer<ArrayBuffer>): TemplateFile {
  return { name, body, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}
