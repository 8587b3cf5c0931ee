import { expect, test } from 'vitest';
import type { TemplateNode } from './workflow-templates.ts';
import { drawnWorkflow } from './workflow-visits.ts';

const node = (name: string, type: string, parameters: object, left: number): TemplateNode => ({
  id: name,
  name,
  type: `n8n-nodes-base.${type}`,
  typeVersion: 1,
  position: [left, 50],
  parameters,
});

/** Text of the drawing for one step, alone on its stage. */
function visited(type: string, parameters: object): string {
  const note = node('note', 'stickyNote', { content: '## 1. Work\nIt works.', width: 400, height: 200 }, 0);
  const nodes = [note, node('step', type, parameters, 100)];
  const { stages } = drawnWorkflow({ name: 'Work', nodes, connections: {}, settings: {} });
  const [visit] = stages[0]?.visits ?? [];
  return `${visit?.isWriting ? 'writes to' : 'reads'} ${visit?.tool.name}`;
}

test.each([
  ['googleDrive', { resource: 'fileFolder' }, 'reads Drive'],
  ['googleDrive', { operation: 'download' }, 'reads Drive'],
  ['googleDrive', { name: 'Report.pdf' }, 'writes to Drive'],
  ['googleSheets', { operation: 'read' }, 'reads Sheet'],
  ['googleSheets', { operation: 'append' }, 'writes to Sheet'],
  ['chainLlm', { text: 'Write a report' }, 'reads Model'],
  ['gmail', { sendTo: 'me@example.com' }, 'writes to Gmail'],
  ['rssFeedRead', {}, 'reads Feeds'],
  ['code', { jsCode: 'return [];' }, 'reads n8n'],
])('a step %s with %j %s', (type, parameters, said) => {
  expect(visited(type, parameters)).toBe(said);
});
