import { annualRevenueScript } from './annual-revenue-chance.ts';

/** Belongs right after the field. The browser runs it while it parses the page; React leaves it alone. */
export function AnnualRevenueScript() {
  const script = import.meta.env.SSR ? annualRevenueScript() : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, serialised at build time and allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />;
}
