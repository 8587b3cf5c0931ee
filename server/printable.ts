/** What a stranger wrote must not move a terminal's cursor or turn the direction of writing. */
export const printable = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
