/**
 * Names the wording that is shown. A stored consent is proof of what a person agreed to, so every
 * change takes a new version below; a test holds that.
 */
export const CONSENT_VERSION = '2';

/**
 * Texts of the boxes, by version. Never changed or removed: a page that was opened before a change
 * is sent after it. That of the SMS box has brand, purpose, frequency, rates, STOP and HELP, and
 * that consent is no condition, as carriers require of every opt-in. `brand` is the company's name
 * from `content/data/site.yaml`, passed in by form and server.
 */
const email = (brand: string) =>
  `Yes, ${brand} may send me emails about its services, articles and events. I can unsubscribe at any time with the link in every email. Agreeing is optional and not a condition of purchase.`;
const sms = (inquiry: string) => (brand: string) =>
  `Yes, ${brand} may send me text messages about my ${inquiry}, appointments and services at the phone number above, some of them sent automatically. Message frequency varies. Message and data rates may apply. Reply STOP to stop, or HELP for help. Agreeing is optional and not a condition of purchase.`;
const WORDINGS = { '1': { email, sms: sms('enquiry') }, '2': { email, sms: sms('inquiry') } };

export const { email: emailConsentText, sms: smsConsentText } = WORDINGS[CONSENT_VERSION];

/** The wordings of a version that was ever shown; undefined for any other. */
export const consentWordings = (version: string) => new Map(Object.entries(WORDINGS)).get(version);
