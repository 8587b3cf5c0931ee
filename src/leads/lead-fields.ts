/** The visible fields of the contact form, in the order a visitor meets them. */
export const LEAD_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'companyName',
  'website',
  'phoneNumber',
  'companySize',
  'annualRevenue',
  'projectBudget',
  'howCanWeHelp',
  'emailOptIn',
  'smsOptIn',
] as const;

/** What travels: the visible fields, then the two that are added when the form is sent. */
export const PAYLOAD_KEYS = [...LEAD_FIELDS, 'recaptchaToken', 'timestamp'] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];
export type PayloadKey = (typeof PAYLOAD_KEYS)[number];

/** The greatest length of each text after trimming, in UTF-16 units, which is what `maxlength` counts. */
export const MAX_LENGTHS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  role: 150,
  companyName: 200,
  website: 500,
  phoneNumber: 40,
  howCanWeHelp: 5000,
  recaptchaToken: 8192,
  timestamp: 40,
} as const satisfies Partial<Record<PayloadKey, number>>;

/** What each field is called in a sentence. */
export const FIELD_NAMES: Record<PayloadKey, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  companyName: 'Company name',
  website: 'Website',
  phoneNumber: 'Phone number',
  companySize: 'Company size',
  annualRevenue: 'Annual revenue',
  projectBudget: 'Project budget',
  howCanWeHelp: 'How can we help',
  emailOptIn: 'Email opt-in',
  smsOptIn: 'SMS opt-in',
  recaptchaToken: 'Bot-check token',
  timestamp: 'Timestamp',
};
