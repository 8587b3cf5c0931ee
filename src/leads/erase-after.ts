/** LEADS_ERASE_AFTER: an age in days. `off` keeps leads until somebody erases them. */
export const ERASE_AFTER = /^([1-9]\d{0,4})d$/;

/** Thirteen months: a customer of last year is still known. */
export const DEFAULT_ERASE_AFTER = '400d';

/** The privacy policy's words: `erased` in its table, `erasing` in its text. */
export function erasureWords(setting: string) {
  if (setting === 'off')
    return {
      erased: 'Until you ask us to erase them',
      erasing: 'We keep a message until you ask us to erase it.',
    };
  const [, days] = ERASE_AFTER.exec(setting) ?? [];
  if (days === undefined)
    throw new Error(
      `LEADS_ERASE_AFTER is "${setting}". Write an age in days, such as 400d, or off; see .env.example.`,
    );
  return {
    erased: `${days} days, or until you ask`,
    erasing: `This site erases messages ${days} days after they arrive, or sooner if you ask.`,
  };
}
