import type { ElementContent, Root } from 'hast';
import { mapElements } from './map-elements.ts';

/** Pictures come from this site alone, as its content security policy says: neither a scheme nor another host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Schemes are case-insensitive (RFC 3986, section 3.1); the allow-list of `markdown-tree.ts` compares exactly. */
export function lowerSchemes(tree: Root): Root {
  return mapElements(tree, (element) => {
    const properties = { ...element.properties };
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address !== 'string') continue;
      properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
    }
    return { ...element, properties };
  });
}

/** Replaces a link whose address was refused by its words, and such a picture by its description. */
export function unwrapDeadLinks(tree: Root): Root {
  return mapElements(tree, (element): ElementContent | ElementContent[] => {
    const { href, src, alt } = element.properties;
    if (element.tagName === 'a' && href === undefined) return element.children;
    const isDead = element.tagName === 'img' && (typeof src !== 'string' || ELSEWHERE.test(src));
    return isDead ? { type: 'text', value: String(alt ?? '') } : element;
  });
}

/** Every address made absolute, for a text that is read away from its page. */
export function absoluteLinks(tree: Root, page: string): Root {
  return mapElements(tree, (element) => {
    const properties = { ...element.properties };
    for (const name of ['href', 'src']) {
      const target = properties[name];
      if (typeof target === 'string' && URL.canParse(target, page))
        properties[name] = new URL(target, page).href;
    }
    return { ...element, properties };
  });
}
