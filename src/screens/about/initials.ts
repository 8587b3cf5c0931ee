/** The first letters of the first and the last part of a name: a thread on a phone has no room for a third. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ').map((part) => [...part][0] ?? '');
  return first + (others.at(-1) ?? '');
}
