/** The address part that stands for a name, and names its picture files: `Tomás Rey` is `tomas-rey`. */
export function personSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\W+/g, '-');
}
