/**
 * Chooses the option a key makes active, if any; both ends lead on to the other. Home and End are left to
 * the text, as in ARIA's pattern of an editable combobox.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return undefined;
  }
}
