/** Tells when two names mean one tool, and which names are no longer in use. */
import { RETIRED_NAMES } from '#content/data/integrations/retired-names.ts';
import { marks } from './known-marks.ts';

/** Folds a name: without case, spaces, accents and marks, which people write differently. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

/** Folds a name like `folded` and drops a web ending: "Customer.io" and "Customer" are one tool. */
function foldedBrand(name: string): string {
  return folded(name.replace(/\.(com|io|ai|app)$/i, ''));
}

const markTitles = new Set(marks.map(({ title }) => folded(title)));

const retiredNames = new Map<string, string | null>([
  ...marks.flatMap(({ title, aliases }) =>
    (aliases?.old ?? []).map((old): [string, string] => [folded(old), title]),
  ),
  ...Object.entries(RETIRED_NAMES).map(([old, now]): [string, string | null] => [folded(old), now]),
]);

/** The name the tool has now, `null` when it has closed, and `undefined` for a name that is in use. */
export function nameNow(name: string): string | null | undefined {
  return retiredNames.get(folded(name));
}

// An alias that is also some other mark's own title says nothing: "Terraform" is listed under OpenTofu.
const usualNames = new Map(
  marks.flatMap(({ title, aliases }) =>
    (aliases?.aka ?? [])
      .filter((other) => !markTitles.has(folded(other)))
      .map((other): [string, string] => [foldedBrand(other), foldedBrand(title)]),
  ),
);

/** One key for all the ways in which people write a tool's name. */
export function toolKey(name: string): string {
  const brand = foldedBrand(name);
  return usualNames.get(brand) ?? brand;
}

/** The names a tool had before, as `retired-names.ts` has them: people go on searching by them. */
export function formerNames(name: string): string[] {
  return Object.entries(RETIRED_NAMES).flatMap(([old, now]) => (now === name ? [old] : []));
}
