/** Google's services, as far as the templates use them: Sheets, Drive, Gmail, Calendar, Tasks, YouTube. */
import type { OutsideAnswer, OutsideRequest, Service } from './outside.ts';

type Rows = string[][];

export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  md5Checksum: string;
  modifiedTime: string;
  body: Buffer;
}

const json = (request: OutsideRequest) => JSON.parse(request.body.toString('utf8') || '{}');

/** A spreadsheet: rows by the name of the tab, the first of them the columns. */
export class Sheets implements Service {
  readonly hosts = /^sheets\.googleapis\.com$/;
  readonly kind = 'sheet' as const;

  readonly tabs: Record<string, Rows>;

  constructor(tabs: Record<string, Rows>) {
    this.tabs = tabs;
  }

  /** The rows below the columns, as records. */
  rows(tab: string): Record<string, string>[] {
    const [columns = [], ...rows] = this.tabs[tab] ?? [];
    return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
  }

  answer(request: OutsideRequest): OutsideAnswer {
    const path = decodeURIComponent(request.url.pathname).replace(/^\/v4\/spreadsheets\/[^/]+/, '');
    if (path === '')
      return {
        body: {
          sheets: Object.keys(this.tabs).map((title, sheetId) => ({ properties: { title, sheetId } })),
        },
      };
    if (path.endsWith(':append')) return this.append(path, json(request).values);
    if (path === '/values:batchUpdate') return this.update(json(request).data);
    if (request.method === 'PUT')
      return this.update([{ range: path.slice('/values/'.length), values: json(request).values }]);
    return { body: { range: path, values: this.read(path.slice('/values/'.length)) } };
  }

  private place(range: string): { rows: Rows; row: number; column: number; lastRow: number } {
    const [, tab = '', start = 'A1', end = ''] =
      /^'?([^'!]+)'?!?([A-Z]*\d*)(?::([A-Z]*\d*))?$/.exec(range) ?? [];
    const rows = this.tabs[tab];
    if (!rows) throw new Error(`The spreadsheet has no tab "${tab}" (${range}).`);
    const column = [...start.replace(/\d/g, '')].reduce(
      (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
      0,
    );
    const number = (cell: string, otherwise: number) => Number(cell.replace(/\D/g, '')) || otherwise;
    return {
      rows,
      row: number(start, 1) - 1,
      column: Math.max(column, 1) - 1,
      lastRow: number(end, rows.length),
    };
  }

  private read(range: string): Rows {
    const { rows, row, column, lastRow } = this.place(range);
    return rows.slice(row, lastRow).map((cells) => cells.slice(column));
  }

  private append(path: string, values: Rows): OutsideAnswer {
    const { rows } = this.place(path.slice('/values/'.length, -':append'.length));
    rows.push(...values);
    return { body: { updates: { updatedRows: values.length } } };
  }

  private update(changes: { range: string; values: Rows }[]): OutsideAnswer {
    for (const { range, values } of changes) {
      const { rows, row, column } = this.place(range);
      for (const [down, cells] of values.entries()) {
        const target = rows[row + down] ?? [];
        rows[row + down] = target;
        for (const [right, cell] of cells.entries()) target[column + right] = cell;
      }
    }
    return { body: { totalUpdatedRows: changes.length } };
  }
}

/** A folder in Drive. */
export class Drive implements Service {
  readonly hosts = /^www\.googleapis\.com$/;
  readonly kind = 'store' as const;
  files: DriveFile[] = [];

  answer(request: OutsideRequest): OutsideAnswer {
    const { pathname, searchParams } = request.url;
    const link = (id: string) => `https://drive.example.com/${id}`;
    if (pathname.startsWith('/upload/')) return this.upload(request);
    if (pathname === '/drive/v3/files' && request.method === 'GET') {
      const files = this.files.map(({ body: _body, ...file }) => ({ ...file, webViewLink: link(file.id) }));
      return { body: { files } };
    }
    const id = pathname.split('/').at(-1) ?? '';
    const file = this.files.find((candidate) => candidate.id === id);
    if (!file) return { status: 404, body: { error: { message: `File not found: ${id}.` } } };
    if (searchParams.get('alt') === 'media')
      return { headers: { 'content-type': file.mimeType }, body: file.body };
    if (request.method === 'PATCH') Object.assign(file, json(request));
    const { body: _body, ...about } = file;
    return { body: { ...about, webViewLink: link(id) } };
  }

  /** An upload comes in two requests: what it is, and then its bytes at the address that was answered. */
  private upload({ method, headers, body }: OutsideRequest): OutsideAnswer {
    if (method === 'POST') {
      const location = 'https://www.googleapis.com/upload/drive/v3/files?upload_id=1';
      return { headers: { location }, body: {} };
    }
    const file: DriveFile = {
      id: `file-${this.files.length + 1}`,
      name: 'untitled',
      mimeType: headers['content-type'] ?? 'application/octet-stream',
      md5Checksum: String(body.length),
      modifiedTime: new Date().toISOString(),
      body,
    };
    this.files.push(file);
    return { body: { id: file.id, name: file.name } };
  }
}
