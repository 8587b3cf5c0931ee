import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  checkedWithN8n,
  nodeTypeNames,
  workflowTemplates,
} from '../../src/model/workflows/workflow-templates.ts';
import { readNodeTypes } from './node-type-snapshot.ts';
import { templateFiles } from './validate-workflows.ts';

const types = readNodeTypes();

test('every workflow file is a template', () => {
  assert.deepEqual(workflowTemplates.map(({ slug }) => `${slug}.json`).sort(), templateFiles());
});

test('each workflow has an id of its own, or n8n would import one in the place of another', () => {
  const ids = workflowTemplates.map(({ workflow }) => (workflow as { id?: string }).id);
  assert.ok(ids.every((id) => id !== undefined));
  assert.equal(new Set(ids).size, ids.length);
});

test('the version that the pages name is the one that the node types were taken from', () => {
  const installed = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  assert.equal(checkedWithN8n, types.header.n8n);
  assert.equal(installed.devDependencies['n8n-workflow'], types.header.packages['n8n-workflow']);
});

test('node types carry the names that n8n shows', () => {
  const used = workflowTemplates.flatMap(({ workflow }) => workflow.nodes);
  const shown = Object.fromEntries(
    used.map(({ type, typeVersion }) => [type, types.describe(type, typeVersion)?.displayName]),
  );
  assert.deepEqual(nodeTypeNames, shown);
});
