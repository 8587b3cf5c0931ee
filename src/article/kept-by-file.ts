/** What was made of a file stays until its text, or what else it was made of, is another. */
export function keptByFile<Made>() {
  const kept = new Map<string, { from: readonly unknown[]; made: Made }>();
  return (file: string, from: readonly unknown[], make: () => Made) => {
    const before = kept.get(file);
    const isSame =
      before?.from.length === from.length && from.every((part, at) => part === before.from[at]);
    const made = isSame ? before.made : make();
    kept.set(file, { from, made });
    return made;
  };
}
