/**
 * Form of LEADS_ERASE_AFTER: `400d`, or `400d delivered,dead`, an age in days and the states of a
 * lead to erase.
 */
export const ERASE_AFTER = /^([1-9]\d{0,4})d(?:\s+(\S+))?$/;

/**
 * When nothing is set: thirteen months, in which a customer of last year is still known. `off` keeps
 * leads until somebody erases them.
 */
export const DEFAULT_ERASE_AFTER = '400d';

/**
 * The privacy policy's words for the setting by which the server erases leads: `erased` in its
 * table, `erasing` in its text.
 * @throws an error that says how the setting is written
 */
export function erasureWords(setting: string): Record<'erased' | 'erasing', string> {
  const asked = 'Until you ask us to erase them';
  if (setting === 'off')
    return { erased: asked, erasing: 'We keep a message until you ask us to erase it.' };
  const [, days, states] = ERASE_AFTER.exec(setting) ?? [];
  if (days === undefined)
    throw new Error(
      `LEADS_ERASE_AFTER is "${setting}". Write an age in days, such as 400d; see .env.example.`,
    );
  const which = states ? `some messages (${states.replaceAll(',', ', ')})` : 'messages';
  return {
    erased: states ? `${asked}; some for ${days} days at most` : `${days} days, or until you ask`,
    erasing: `This site erases ${which} ${days} days after they arrive, or sooner if you ask.`,
  };
}
