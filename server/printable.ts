/**
 * Replaces control characters, and those that change the direction of writing: a lead, or a
 * receiver's answer, must not be able to move the cursor of the terminal that lists it, or reorder
 * its line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}
