/**
 * Formats a text may have to match. None is a pattern with two open repetitions: on a long hostile text such a
 * pattern takes quadratic time, and the server's only thread would answer nobody during that time.
 */
export const TEXT_FORMATS = {
  email: { message: 'Please enter a valid email address', matches: isEmail },
  webAddress: {
    message: 'Please enter a full web address, for example https://example.com',
    matches: isWebAddress,
  },
  dateTime: {
    message: 'Timestamp must be a date and time such as 2025-05-18T09:30:00.000Z',
    matches: isDateTime,
  },
} as const satisfies Record<string, { message: string; matches: (text: string) => boolean }>;

const SPACE = /\s/;

/** One "@", something before it, and after it a name with a dot inside. */
function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@', 3);
  return more.length === 0 && local !== '' && domain.slice(1, -1).includes('.') && !SPACE.test(text);
}

/** `http://` or `https://`, then a host with a dot inside, as it is written: a URL of `https://1` has the host `0.0.0.1`. */
function isWebAddress(text: string): boolean {
  const start = /^https?:\/\/[^/?#]*/i.exec(text)?.[0];
  if (start === undefined || SPACE.test(text) || !URL.canParse(text)) return false;
  return start.includes('.') && new URL(text).hostname.slice(1, -1).includes('.');
}

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isDateTime(text: string): boolean {
  return ISO_DATE_TIME.test(text) && !Number.isNaN(Date.parse(text));
}
