/**
 * Structured data of a page for programs that read schema.org (JSON-LD 1.1), made from the data that draws the page. The
 * types come from the published vocabulary, so that a property it does not have is a type error.
 */
import type { Graph, OrganizationLeaf, Thing, WebSite } from 'schema-dts';
import { site } from '../facts/site.ts';

/** Turns a path of this site into its address. */
export type Address = (path: string) => string;

/** @param origin of the site */
export function addressIn(origin: URL): Address {
  return (path) => new URL(path, origin).href;
}

/** The text of a script element. A `<` could end the element. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const COMPANY = '/#company';

/** Names the company by reference, where the page's data describes it elsewhere. */
export function companyReference(address: Address) {
  return { '@id': address(COMPANY) };
}

/** The company, on every page that names it as a publisher or provider. */
export function company(address: Address): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': address(COMPANY),
    name: site.name,
    description: site.description,
    url: address('/'),
    logo: address('/assets/logo.png'),
  };
}

export function website(address: Address): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: address('/'),
    inLanguage: site.language,
    publisher: companyReference(address),
  };
}
