/** The open web of a run: what a search finds, and the pages behind it. */
import type { Service } from './outside.ts';

export interface WebPage {
  url: string;
  title: string;
  /** Words of a search that find it. */
  words: string;
  contentType?: string;
  status?: number;
  text: string;
}

export function search(pages: WebPage[]): Service {
  return {
    hosts: /^api\.search\.brave\.com$/,
    kind: 'search',
    answer: ({ url }) => {
      const asked = (url.searchParams.get('q') ?? '').toLowerCase();
      const results = pages
        .filter(({ words }) => words.split(' ').some((word) => asked.includes(word)))
        .map(({ url: address, title }) => ({ url: address, title }));
      return { body: { web: { results: results.slice(0, 5) } } };
    },
  };
}

export function web(pages: WebPage[]): Service {
  return {
    hosts: /^pages\.example\.org$/,
    kind: 'page',
    answer: ({ url }) => {
      const page = pages.find((candidate) => candidate.url === url.href);
      if (!page) return { status: 404, body: 'There is no such page.' };
      const { status = 200, contentType = 'text/html; charset=utf-8', title, text } = page;
      const html = `<!doctype html><title>${title}</title><nav>Home</nav><body><h1>${title}</h1><p>${text}</p></body>`;
      return {
        status,
        headers: { 'content-type': contentType },
        body: contentType.startsWith('text/html') ? html : text,
      };
    },
  };
}

/** Stand-in for Gotenberg: takes its form apart, and prints the report on the page that came with it. */
export class PdfService implements Service {
  readonly hosts = /^127\.0\.0\.1$/;
  readonly kind = 'service' as const;
  /** The Markdown of the last report. */
  report = '';
  private readonly print: (page: string, markdown: string) => Promise<Buffer>;

  constructor(print: (page: string, markdown: string) => Promise<Buffer>) {
    this.print = print;
  }

  async answer({ url, body }: { url: URL; body: Buffer }) {
    if (url.pathname !== '/forms/chromium/convert/markdown') return { status: 404, body: 'Not found' };
    const form = body.toString('utf8');
    const [page, report] = [partOf(form, 'index.html'), partOf(form, 'report.md')];
    if (!page?.includes('toHTML "report.md"') || report === undefined)
      return { status: 400, body: 'index.html and report.md are wanted' };
    this.report = report;
    return { headers: { 'content-type': 'application/pdf' }, body: await this.print(page, report) };
  }
}

/** The contents of one file of a form sent in parts. */
function partOf(form: string, fileName: string): string | undefined {
  const [, after] = form.split(`filename="${fileName}"`);
  return after && /^[^\n]*\r?\n(?:[\w-]+:[^\n]*\r?\n)*\r?\n([\s\S]*?)\r?\n--/.exec(after)?.[1];
}
