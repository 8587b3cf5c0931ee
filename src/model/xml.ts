/** Just enough XML for feeds, the sitemap and drawings: elements, attributes, text, all escaped. */

/** Characters XML 1.0 cannot hold even escaped, lone surrogates among them (section 2.2). */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Child = Xml | string | undefined | readonly Child[];

export function xml(name: string, attributes: Record<string, string>, ...children: Child[]): Xml {
  const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`);
  const content = children.map(written).join('');
  const tag = name + opening.join('');
  return new Xml(content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`);
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`;
}

function written(child: Child): string {
  if (child === undefined) return '';
  if (child instanceof Xml) return `\n${child.text}`;
  return typeof child === 'string' ? escapedXml(child) : child.map(written).join('');
}

/** Escapes text for use between tags or in a quoted attribute. */
export function escapedXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
