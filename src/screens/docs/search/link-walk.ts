/** Moves through links and buttons below a field with the arrows, as if they and the field were one list. */

/**
 * Chooses the element a key moves the focus to, if any: down from the field to the first link, up from the first link
 * to the field, and round at both ends. A letter typed on a link belongs to the field.
 */
export function walkTo(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  field: HTMLElement,
  links: readonly HTMLElement[],
  current: Element | null,
): HTMLElement | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const row = [field, ...links];
  const place = (row as (Element | null)[]).indexOf(current);
  if (place < 0) return undefined;
  if (key === 'ArrowDown') return row[(place + 1) % row.length];
  if (key === 'ArrowUp') return row[(place - 1 + row.length) % row.length];
  const isTyping = (key.length === 1 && key !== ' ') || key === 'Backspace';
  return isTyping && place > 0 ? field : undefined;
}
