/** The first letters of the first and the last part of a name: a thread on a phone has no room for a third. */
export function initialsOf(name: string): string {
  const letters = name.split(' ').map((part) => [...part][0] ?? '');
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
