/** Words for examples that are about length, not about meaning. */

export const LONG_LABEL = 'Send this rather long request to the engineer who will answer it in person';
/** No place to break but between letters. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
export const LONG_TEXT =
  'Every delivery is written down before it is attempted, so that a receiver that was away for a night finds in the morning what it missed, once and in order.';
/** An address that belongs to nobody. */
export const ELSEWHERE = 'https://example.com/';
