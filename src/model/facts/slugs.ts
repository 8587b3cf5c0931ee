/** The names of a record's entries, of which there is one at least. */
export function slugs<Slug extends string>(entries: Record<Slug, unknown>) {
  return Object.keys(entries) as [Slug, ...Slug[]];
}
