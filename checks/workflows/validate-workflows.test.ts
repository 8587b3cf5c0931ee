import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nodeOf } from './breakage.ts';
import { flowBreakages } from './flow-breakages.ts';
import { safeRegex } from './n8n-workflow-package.ts';
import { nodeBreakages } from './node-breakages.ts';
import { readNodeTypes } from './node-type-snapshot.ts';
import { problemText, templateFiles, templateFolder, validateWorkflow } from './validate-workflows.ts';
import { type Workflow, workflowSchema } from './workflow-shape.ts';

const types = readNodeTypes();

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, templateFolder), 'utf8'));

/** A parsed copy of one template that a test may break. */
const copyOf = (file: string): Workflow => workflowSchema.parse(read(file));

const says = (file: string, content: unknown): string =>
  validateWorkflow(file, content, types).map(problemText).join('\n');

for (const file of templateFiles()) {
  test(`${file} is sound`, () => {
    assert.equal(says(file, read(file)), '');
  });
}

test('there are five templates', () => {
  assert.deepEqual(templateFiles(), [
    'deep-research.json',
    'faceless-shorts.json',
    'newsletter.json',
    'rag-pipeline.json',
    'ultimate-assistant.json',
  ]);
});

for (const { name, file, breakIt, expected } of [...nodeBreakages, ...flowBreakages]) {
  test(`${name} is refused, with the file, the node and what to do`, () => {
    const workflow = copyOf(file);
    breakIt(workflow);
    assert.match(says(file, workflow), expected);
  });
}

test('credentials are refused, with the node that carries them', () => {
  const workflow = copyOf('newsletter.json');
  Object.assign(nodeOf(workflow, 'Ask the editor'), {
    credentials: { gmailOAuth2: { id: '1', name: 'Mail' } },
  });
  assert.match(
    says('newsletter.json', workflow),
    /node "Ask the editor": .*credentials.*\n {4}Remove the credentials: whoever imports/,
  );
});

test('a workflow without an id is refused, because the command line of n8n cannot import it', () => {
  const { id: _left, ...workflow } = copyOf('newsletter.json');
  assert.match(says('newsletter.json', workflow), /id: Required/);
});

test('test data and an active flag left over from an export are refused', () => {
  const workflow = { ...copyOf('newsletter.json'), active: true, pinData: { 'Read the feed': [] } };
  assert.match(says('newsletter.json', workflow), /active: .*[\s\S]*pinData: /);
});

test('a regular expression of a node type is waited for on a busy machine', () => {
  // Some 2²⁴ steps: more than n8n's limit of 250 ms on any machine.
  assert.equal(safeRegex.test('^(a+)+$', `${'a'.repeat(24)}!`), false);
});
