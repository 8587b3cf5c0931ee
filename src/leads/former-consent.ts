import { CONSENT_VERSION, emailConsentText, smsConsentText } from './consent.ts';

interface ConsentWordings {
  email: (brand: string) => string;
  sms: (brand: string) => string;
}

/**
 * Former texts of the boxes, by version. Never changed or removed: a page that was opened before a change is sent
 * after it. Separate from `consent.ts`, which every visitor of the form loads.
 */
const FORMER: Record<string, ConsentWordings> = {
  '1': {
    email: (brand) =>
      `Yes, ${brand} may send me emails about its services, articles and events. I can unsubscribe at any time with the link in every email. Agreeing is optional and not a condition of purchase.`,
    sms: (brand) =>
      `Yes, ${brand} may send me text messages about my enquiry, appointments and services at the phone number above, some of them sent automatically. Message frequency varies. Message and data rates may apply. Reply STOP to stop, or HELP for help. Agreeing is optional and not a condition of purchase.`,
  },
};

const KNOWN = new Map<string, ConsentWordings>([
  ...Object.entries(FORMER),
  [CONSENT_VERSION, { email: emailConsentText, sms: smsConsentText }],
]);

/** The wordings of a version that was ever shown; undefined for any other. */
export function consentWordings(version: string): ConsentWordings | undefined {
  return KNOWN.get(version);
}
