/**
 * Without what controls a terminal or turns the direction of writing: a lead, or a receiver's
 * answer, must not move the cursor of who lists it.
 */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
