/** What was made of a file stays until its text is another: whoever saves one waits for no other. */
export function keptByFile<Made>() {
  const kept = new Map<string, { text: string; made: Made }>();
  return (file: string, text: string, make: () => Made) => {
    const before = kept.get(file);
    const made = before?.text === text ? before.made : make();
    kept.set(file, { text, made });
    return made;
  };
}
