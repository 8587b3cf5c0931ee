import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { templateFiles } from './workflow-files.ts';
import { workflowTemplates } from './workflow-templates.ts';

test.each(workflowTemplates)('$slug is a file whose size and hash the page can name', (template) => {
  const { workflow } = templateFiles(template);
  expect(workflow.name).toBe(`${template.slug}.json`);
  expect(JSON.parse(workflow.body.toString())).toEqual(template.workflow);
  expect(workflow.bytes).toBe(workflow.body.byteLength);
  expect(workflow.sha256).toBe(createHash('sha256').update(workflow.body).digest('hex'));
});
