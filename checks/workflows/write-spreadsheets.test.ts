import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { parseCsv } from './read-csv.ts';
import { templateFolder } from './validate-workflows.ts';
import { type WorkflowNode, workflowSchema } from './workflow-shape.ts';
import { csvRows, workbooks } from './write-spreadsheets.ts';

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
  const path = fileURLToPath(new URL(file, templateFolder));

  test(`${file} holds the tabs and rows of its CSV files`, async () => {
    const sheets = await readExcelFile(path);
    const asText = sheets.map(({ sheet, data }) => [
      sheet,
      data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    ]);
    assert.deepEqual(
      Object.fromEntries(asText),
      Object.fromEntries(Object.entries(tabs).map(([tab, csv]) => [tab, csvRows(csv)])),
      `Run "npm run spreadsheets" in checks/workflows/ and commit ${file}.`,
    );
  });

  test(`${file} holds nothing that could run`, () => {
    const parts = unzipSync(readFileSync(path));
    assert.deepEqual(
      Object.entries(parts).filter(
        ([name, part]) => /macro|vba/i.test(name) || strFromU8(part).includes('<f>'),
      ),
      [],
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
