import { nameSlug } from '#article/slug.ts';

/** The part of an address that belongs to a name, and names its picture files: `Tomás Rey` is `tomas-rey`. */
export function personSlug(name: string): string {
  return nameSlug(name.normalize('NFD').replace(/\p{Mark}/gu, ''));
}
