/**
 * Names the wordings below. A stored consent is proof of what a person agreed to, so every change of a wording
 * takes a new version, and the old one goes to `former-consent.ts`; a test holds that.
 */
export const CONSENT_VERSION = '2';

/** Text of the email checkbox. `brand` is the company's name from `content/data/site.yaml`, passed in by form and server. */
export function emailConsentText(brand: string): string {
  return `Yes, ${brand} may send me emails about its services, articles and events. I can unsubscribe at any time with the link in every email. Agreeing is optional and not a condition of purchase.`;
}

/**
 * Text of the SMS checkbox: brand, purpose, frequency, rates, STOP and HELP, and that consent is no
 * condition, as carriers require of every opt-in.
 */
export function smsConsentText(brand: string): string {
  return `Yes, ${brand} may send me text messages about my inquiry, appointments and services at the phone number above, some of them sent automatically. Message frequency varies. Message and data rates may apply. Reply STOP to stop, or HELP for help. Agreeing is optional and not a condition of purchase.`;
}
