import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkedWithN8n, nodeTypeNames, workflowTemplates } from '../../content/data/workflows.ts';
import { readNodeTypes } from './node-type-snapshot.ts';
import { credentialTypes, placeholders } from './safety-rules.ts';
import { templateFiles, templateFolder } from './validate-workflows.ts';
import { workflowSchema } from './workflow-shape.ts';
import { workbooks } from './write-spreadsheets.ts';

const types = readNodeTypes();

test('every workflow file is a template with facts, and its page names it as the file does', () => {
  assert.deepEqual(workflowTemplates.map(({ slug }) => `${slug}.json`).sort(), templateFiles());
  for (const { title, workflow } of workflowTemplates) assert.equal(workflow.name, title);
});

test('the ids by which n8n asks for the templates are 1 to 5', () => {
  assert.deepEqual(
    workflowTemplates.map(({ id }) => id),
    [1, 2, 3, 4, 5],
  );
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

for (const {
  slug,
  credentials,
  placeholders: explained,
  description,
  costs,
  ...template
} of workflowTemplates) {
  const workflow = workflowSchema.parse(
    JSON.parse(readFileSync(new URL(`${slug}.json`, templateFolder), 'utf8')),
  );

  test(`${slug} lists exactly the credentials that its steps ask for`, () => {
    assert.deepEqual(credentials.map(({ type }) => type).sort(), credentialTypes(workflow, types));
  });

  test(`${slug} explains every placeholder in the workflow, and no other`, () => {
    assert.deepEqual(Object.keys(explained).sort(), placeholders(workflow).sort());
  });

  test(`${slug} has a description that fits, and costs that can be read`, () => {
    assert.ok(description.length <= 200, `${description.length} characters`);
    for (const { run, calls } of costs) {
      for (const { kind, least, most } of calls)
        assert.ok(0 <= least && least <= most && most > 0, `${run}, ${kind}`);
      assert.equal(new Set(calls.map(({ kind }) => kind)).size, calls.length, `${run} names a kind twice.`);
    }
  });

  test(`${slug} offers the spreadsheets that were made for it`, () => {
    const offered = template.spreadsheet;
    assert.deepEqual(offered?.tabs, workbooks[offered?.workbook ?? '']);
    for (const file of [offered?.workbook ?? [], Object.values(offered?.tabs ?? {})].flat()) {
      assert.ok(existsSync(new URL(file, templateFolder)), file);
    }
  });
}

test('node types carry the names that n8n shows', () => {
  const used = workflowTemplates.flatMap(({ workflow }) => workflow.nodes);
  const shown = Object.fromEntries(
    used.map(({ type, typeVersion }) => [type, types.describe(type, typeVersion)?.displayName]),
  );
  assert.deepEqual(nodeTypeNames, shown);
});
