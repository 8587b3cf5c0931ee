/** A stored consent is proof: changed words take a new version, which a test holds. */
export const CONSENT_VERSION = '2';

/**
 * By version, never changed or removed: an open page is sent after a change. Carriers require of an
 * opt-in brand, purpose, frequency, rates, STOP, HELP, and that consent is no condition.
 */
const email = (brand: string) =>
  `Yes, ${brand} may send me emails about its services, articles and events. I can unsubscribe at any time with the link in every email. Agreeing is optional and not a condition of purchase.`;
const sms = (inquiry: string) => (brand: string) =>
  `Yes, ${brand} may send me text messages about my ${inquiry}, appointments and services at the phone number above, some of them sent automatically. Message frequency varies. Message and data rates may apply. Reply STOP to stop, or HELP for help. Agreeing is optional and not a condition of purchase.`;
const WORDINGS = { '1': { email, sms: sms('enquiry') }, '2': { email, sms: sms('inquiry') } };

export const { email: emailConsentText, sms: smsConsentText } = WORDINGS[CONSENT_VERSION];

const KNOWN = new Map(Object.entries(WORDINGS));

/** Undefined for a version that was never shown. */
export const consentWordings = (version: string) => KNOWN.get(version);
