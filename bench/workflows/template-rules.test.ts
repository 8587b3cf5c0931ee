import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { workflowTemplates } from '#model/workflows/workflow-templates.ts';
import { templateProblems } from './template-rules.ts';

const read = (slug: string) => JSON.parse(readFileSync(`content/workflows/${slug}.json`, 'utf8'));

test.each(workflowTemplates)('$slug is sound', ({ slug }) => {
  expect(templateProblems(read(slug))).toEqual([]);
});

test('each has an id of its own', () => {
  const ids = workflowTemplates.map(({ slug }) => read(slug).id);
  expect(new Set(ids).size).toBe(ids.length);
});

type Breakable = { nodes: Record<string, unknown>[] } & Record<string, unknown>;
const inStep = (change: object) => (workflow: Breakable) => Object.assign(workflow.nodes[0] ?? {}, change);

test.each<[what: string, breakIt: (workflow: Breakable) => unknown, expected: RegExp]>([
  ['a key', inStep({ parameters: { key: 'sk-live-0123456789abcdef0123' } }), /an API key: put a placeholder/],
  ['a real address', inStep({ parameters: { to: 'ana@company.test' } }), /somebody’s address/],
  ['credentials', inStep({ type: 'n8n-nodes-base.gmail', credentials: {} }), /holds credentials: remove/],
  ['a step without a version', inStep({ type: 'n8n-nodes-base.code', typeVersion: undefined }), /no version/],
  ['the latest of something', inStep({ parameters: { image: 'gotenberg:latest' } }), /name a version/],
  ['no id', (workflow) => delete workflow['id'], /no id of 16 letters/],
  ['an active flag', (workflow) => Object.assign(workflow, { active: true }), /It is active/],
  ['pinned data', (workflow) => Object.assign(workflow, { pinData: { Read: [] } }), /test data pinned/],
])('%s is refused, with what to do', (_what, breakIt, expected) => {
  const workflow = read('newsletter');
  breakIt(workflow);
  expect(templateProblems(workflow)).toEqual([expect.stringMatching(expected)]);
});
