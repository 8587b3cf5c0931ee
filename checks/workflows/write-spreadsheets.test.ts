import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { parseCsv, workbook } from './spreadsheet.ts';
import { templateFolder } from './validate-workflows.ts';
import { type WorkflowNode, workflowSchema } from './workflow-shape.ts';
import { csvRows, workbookBytes, workbooks } from './write-spreadsheets.ts';

interface SheetParameters {
  sheetName?: { value: string };
  columns?: { value: Record<string, unknown> };
  filtersUI?: { values: { lookupColumn: string }[] };
}

/** The columns that the steps of a workflow write to or look up in one tab. */
function columnsUsed(slug: string, tab: string): Set<string> {
  const content = JSON.parse(readFileSync(new URL(`${slug}.json`, templateFolder), 'utf8')) as unknown;
  const used = (node: WorkflowNode): string[] => {
    const { sheetName, columns, filtersUI } = node.parameters as SheetParameters;
    if (sheetName?.value !== tab) return [];
    return [
      ...Object.keys(columns?.value ?? {}),
      ...(filtersUI?.values ?? []).map((filter) => filter.lookupColumn),
    ];
  };
  return new Set(workflowSchema.parse(content).nodes.flatMap(used));
}

for (const [file, tabs] of Object.entries(workbooks)) {
  test(`${file} is what its CSV files say, byte for byte`, () => {
    const committed = readFileSync(new URL(file, templateFolder));
    assert.ok(
      committed.equals(workbookBytes(file)),
      `Run "npm run spreadsheets" in checks/workflows/ and commit ${file}.`,
    );
  });

  for (const csv of Object.values(tabs)) {
    test(`${csv} has as many fields in each row as it has columns`, () => {
      const [header, ...rows] = csvRows(csv);
      assert.ok(header && rows.length > 0);
      for (const row of rows) assert.equal(row.length, header.length, row.join());
    });
  }
}

test('the tabs of deep research have exactly the columns that its steps write and look up', () => {
  assert.deepEqual(new Set(csvRows('deep-research-claims.csv')[0]), columnsUsed('deep-research', 'claims'));
  assert.deepEqual(new Set(csvRows('deep-research-sources.csv')[0]), columnsUsed('deep-research', 'sources'));
});

test('the tab of faceless shorts has the columns that its steps write, and the three that a person fills in', () => {
  const filledInByPerson = ['topic', 'angle', 'voice'];
  const workflow = readFileSync(new URL('faceless-shorts.json', templateFolder), 'utf8');
  for (const column of filledInByPerson)
    assert.match(workflow, new RegExp(`first\\(\\)\\.json\\.${column}\\b`));
  assert.deepEqual(
    new Set(csvRows('faceless-shorts-videos.csv')[0]),
    new Set([...columnsUsed('faceless-shorts', 'videos'), ...filledInByPerson]),
  );
});

test('no example row starts a run', () => {
  const [header = [], ...rows] = csvRows('faceless-shorts-videos.csv');
  assert.ok(rows.every((row) => row[header.indexOf('status')] !== 'ready'));
});

test('quotes, commas and line breaks survive', () => {
  assert.deepEqual(parseCsv('a,"b, ""c""\nd"\r\n1,\r\n'), [
    ['a', 'b, "c"\nd'],
    ['1', ''],
  ]);
});

test('a workbook holds its texts and nothing that could run', () => {
  const files = unzipSync(workbook([{ name: 'a & b', rows: [['<x>'], ['=1+1']] }]));
  assert.match(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()), /name="a &amp; b"/);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  assert.match(sheet, /t="inlineStr" s="1"><is><t xml:space="preserve">&lt;x&gt;</);
  assert.doesNotMatch(sheet, /<f>/);
});
