/** What XML 1.0 cannot hold even escaped, lone surrogates among it (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

interface Xml {
  readonly markup: string;
}

type Child = Xml | string | undefined | readonly Child[];

export function xml(name: string, attributes: Record<string, string>, ...children: Child[]): Xml {
  const opening = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapedXml(value)}"`,
  );
  const content = children.map(written).join('');
  const tag = name + opening.join('');
  return { markup: content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>` };
}

export const xmlDocument = ({ markup }: Xml) =>
  `<?xml version="1.0" encoding="utf-8"?>\n${markup}\n`;

function written(child: Child = ''): string {
  if (typeof child === 'string') return escapedXml(child);
  return 'markup' in child ? `\n${child.markup}` : child.map(written).join('');
}

export const escapedXml = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
