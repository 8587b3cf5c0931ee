/** The HTML of our own pages as Markdown (CommonMark with tables), components included. */
import {
  attributeOf,
  childrenOf,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  hasClass,
  isElement,
  isSkippedText,
  lineOf,
  textOf,
} from './html-tree.ts';

/** @param base address of the page, against which its links are resolved: the Markdown is read elsewhere */
export function toMarkdown(tree: HtmlParent, base: URL): string {
  return blocks(childrenOf(tree), base).join('\n\n');
}

const BLOCKS = new Set(
  'aside blockquote details div dl figure figcaption h1 h2 h3 h4 hr ol p pre section svg table ul'.split(' '),
);

const isBlock = (node: HtmlNode) => isElement(node) && BLOCKS.has(node.tagName);

/** Runs of inline content between blocks are paragraphs too. */
function blocks(nodes: HtmlNode[], base: URL): string[] {
  const out: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    const text = inline(run, base).trim();
    run = [];
    if (text !== '') out.push(text);
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isElement(node) && !isSkippedText(node)) out.push(...block(node, base));
  }
  endRun();
  return out;
}

function block(element: HtmlElement, base: URL): string[] {
  const children = childrenOf(element);
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
      return [`${'#'.repeat(Number(element.tagName[1]))} ${inline(children, base).trim()}`];
    case 'p':
      return [inline(children, base).trim()].filter(Boolean);
    case 'pre':
      return [fence(element)];
    case 'ul':
    case 'ol':
      return [list(element, base)];
    case 'table':
      return table(element, base);
    case 'svg':
      return drawing(element);
    case 'hr':
      return ['---'];
    case 'dl':
      return [definitions(element, base)];
    case 'details':
      return disclosure(children, base);
    case 'figcaption':
      // The bar above a code block: its name says what follows.
      return [emphasised(inline(children, base))].filter(Boolean);
    case 'blockquote':
      return [quoted(blocks(children, base))];
    default:
      return hasClass(element, 'callout') ? [quoted([callout(children, base)])] : blocks(children, base);
  }
}

function emphasised(text: string): string {
  const words = text.trim();
  return words === '' ? '' : `*${words.replaceAll('*', '')}*`;
}

const quoted = (parts: string[]) => parts.join('\n\n').replace(/^/gm, '> ').replace(/> $/gm, '>');

/** The title runs into the first paragraph, as it does on the page. */
function callout(children: HtmlNode[], base: URL): string {
  const [title = '', first = '', ...rest] = blocks(children, base);
  return [[title, first].filter(Boolean).join(' '), ...rest].join('\n\n');
}

function fence(pre: HtmlElement): string {
  const language = attributeOf(pre, 'data-language') ?? '';
  return `\`\`\`${language}\n${textOf(pre).replace(/\n$/, '')}\n\`\`\``;
}

function list(element: HtmlElement, base: URL): string {
  const items = childrenOf(element).filter((child) => isElement(child) && child.tagName === 'li');
  return items
    .map((item, index) => {
      const mark = element.tagName === 'ol' ? `${index + 1}. ` : '- ';
      const parts = blocks(childrenOf(item), base);
      // A list inside an item follows it directly; paragraphs keep their distance.
      const text = parts.reduce((before, part) => {
        if (before === '') return part;
        return `${before}${/^(- |\d+\. )/.test(part) ? '\n' : '\n\n'}${part}`;
      }, '');
      return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`).replace(/^ +$/gm, '');
    })
    .join('\n');
}

function table(element: HtmlElement, base: URL): string[] {
  const parts = elementsOf(element);
  const caption = parts.find(({ tagName }) => tagName === 'caption');
  const rows = parts
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) =>
      childrenOf(row)
        .filter(
          (cell): cell is HtmlElement => isElement(cell) && (cell.tagName === 'th' || cell.tagName === 'td'),
        )
        .map((cell) => inline(childrenOf(cell), base).trim().replaceAll('|', '\\|')),
    );
  const [head = [], ...body] = rows;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    ...(caption ? [`**${lineOf(caption)}**`] : []),
    [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n'),
  ];
}

function drawing(svg: HtmlElement): string[] {
  const label = attributeOf(svg, 'aria-label') ?? '';
  return label === '' ? [] : [`*Drawing: ${label}*`];
}

function definitions(element: HtmlElement, base: URL): string {
  const parts = elementsOf(element).filter(({ tagName }) => tagName === 'dt' || tagName === 'dd');
  return parts
    .map((part) =>
      part.tagName === 'dt'
        ? `- **${inline(childrenOf(part), base).trim()}**`
        : `: ${blocks(childrenOf(part), base).join(' ')}\n`,
    )
    .join('')
    .trimEnd();
}

function disclosure(children: HtmlNode[], base: URL): string[] {
  const summary = children.find((child) => isElement(child) && child.tagName === 'summary');
  const rest = children.filter((child) => child !== summary);
  return [...(summary ? [`**${inline(childrenOf(summary), base).trim()}**`] : []), ...blocks(rest, base)];
}

function inline(nodes: HtmlNode[], base: URL): string {
  return nodes
    .map((node) => span(node, base))
    .join('')
    .replace(/\s+/g, ' ');
}

function span(node: HtmlNode, base: URL): string {
  if (!isElement(node)) return escapeMarkdown(textOf(node));
  if (isSkippedText(node)) return '';
  const text = () => inline(childrenOf(node), base);
  switch (node.tagName) {
    case 'strong':
    case 'b':
      return wrapped(text(), '**');
    case 'em':
    case 'i':
      return wrapped(text(), '*');
    case 'code':
    case 'kbd':
      return `\`${textOf(node)}\``;
    case 'br':
      return ' ';
    case 'img':
      return attributeOf(node, 'alt')
        ? `![${attributeOf(node, 'alt')}](${absolute(attributeOf(node, 'src'), base)})`
        : '';
    case 'a':
      return `[${text().trim()}](${absolute(attributeOf(node, 'href'), base)})`;
    default:
      return isBlock(node) ? ` ${block(node, base).join(' ')} ` : text();
  }
}

function wrapped(text: string, mark: string): string {
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = [text.match(/^\s*/)?.[0], text.match(/\s*$/)?.[0]];
  return `${before}${mark}${words}${mark}${after}`;
}

function absolute(address: string | undefined, base: URL): string {
  return new URL(address ?? '', base).href;
}

/** Only what would be taken for markup in running text; a page of backslashes helps nobody. */
function escapeMarkdown(text: string): string {
  return text.replace(/([\\`*_[\]])/g, '\\$1').replace(/</g, '\\<');
}
