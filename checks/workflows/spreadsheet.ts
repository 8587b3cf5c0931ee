import { strToU8, type Zippable, zipSync } from 'fflate';

/** One tab: its name and its rows, the first of which holds the column names. */
export interface Tab {
  name: string;
  rows: string[][];
}

/** Reads comma-separated values as RFC 4180 defines them; a quoted field may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  let row: string[] = [];
  for (let match = field.exec(text); match && match.index < text.length; match = field.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (body: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cells are texts, the header is bold and stays in view; style 1 is the header, 0 the rest. */
function sheetXml({ rows }: Tab): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(48, Math.max(12, ...rows.map((row) => (row[column] ?? '').length + 2))),
  );
  const columns = widths.map(
    (width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
  );
  const cell = (text: string, column: number, row: number) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr" s="${row === 0 ? 1 : 0}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  const body = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((text, column) => cell(text, column, index)).join('')}</row>`,
  );
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  return `<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>${body.join('')}</sheetData></worksheet>`;
}

const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`;

/** An Excel workbook (ECMA-376) whose bytes depend on nothing but the tabs. At most 26 columns. */
export function workbook(tabs: Tab[]): Uint8Array {
  const numbered = tabs.map((tab, index) => ({ ...tab, number: index + 1 }));
  const parts = numbered.map(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  const links = numbered.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  const sheets = numbered.map(
    ({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const files: Zippable = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${parts.join('')}</Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="rId${tabs.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(styles),
    ...Object.fromEntries(
      numbered.map((tab) => [`xl/worksheets/sheet${tab.number}.xml`, xml(sheetXml(tab))]),
    ),
  };
  // A zip file carries a time for each entry, in local time: the first day that the format can hold.
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 9 });
}
