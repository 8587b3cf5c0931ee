/** Prints a report as Gotenberg does: the Markdown set into the page that came with it, and both printed by Chromium. */
import { chromium } from '@playwright/test';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';

const markdown = unified().use(remarkParse).use(remarkRehype);

/** Gotenberg's sheet and margins, when nothing else is asked for. */
const SHEET = {
  format: 'Letter',
  margin: { top: '0.39in', right: '0.39in', bottom: '0.39in', left: '0.39in' },
};

export async function printReport(page: string, report: string): Promise<Buffer> {
  const text = toHtml(markdown.runSync(markdown.parse(report)));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const sheet = await browser.newPage();
    await sheet.setContent(page.replace('{{ toHTML "report.md" }}', () => text));
    return await sheet.pdf({ ...SHEET, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}
