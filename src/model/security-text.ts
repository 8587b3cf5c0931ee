/** Tells researchers where to report a weakness of the site (security.txt, RFC 9116). */

import { daysAfter } from './calendar-day.ts';
import { securityContact } from './facts/site.ts';

/** RFC 9116, section 2.5.5, recommends less than a year: an abandoned site should stop promising an answer. */
const VALID_DAYS = 364;

/**
 * @param day of the build, year-month-day
 * @param site origin
 */
export function securityText(day: string, site: URL): string {
  const { address, languages } = securityContact;
  return [
    `Contact: ${address}`,
    `Expires: ${daysAfter(day, VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n');
}
