interface FieldBase {
  /** In a sentence. */
  label: string;
  /**
   * For every field after the first fifteen: forms that were open when it was added send no such
   * key, and leads stored before have none. Such a lead is complete, its answer empty.
   */
  mayBeAbsent?: true;
}

export interface TextField extends FieldBase {
  kind: 'text';
  required: boolean;
  /** Most UTF-16 units after cleaning, which `maxlength` counts too. */
  maxLength: number;
  /** Line breaks and tabs are part of the answer. */
  multiline?: boolean;
  format?: 'email' | 'webAddress' | 'dateTime';
  /** Invisible characters came along when it was copied, as in every text of a format. */
  isPasted?: true;
  /** In place of "… is required". */
  requiredMessage?: string;
}

interface ChoiceField extends FieldBase {
  kind: 'choice';
  required: boolean;
  options: readonly string[];
  /** Bands of an amount, which a currency of smaller units has with more zeros. */
  isAmount?: true;
}

interface CheckboxField extends FieldBase {
  kind: 'checkbox';
}

export type Field = TextField | ChoiceField | CheckboxField;

/** Of the contact form, in the order they travel; on the page they stand in that of its markup. */
export const LEAD_FIELDS = {
  firstName: { kind: 'text', label: 'First name', required: true, maxLength: 100 },
  lastName: { kind: 'text', label: 'Last name', required: true, maxLength: 100 },
  email: { kind: 'text', label: 'Email', required: true, maxLength: 254, format: 'email' },
  role: { kind: 'text', label: 'Role', required: true, maxLength: 150 },
  companyName: { kind: 'text', label: 'Company name', required: true, maxLength: 200 },
  website: {
    kind: 'text',
    label: 'Website',
    required: false,
    maxLength: 500,
    format: 'webAddress',
  },
  phoneNumber: {
    kind: 'text',
    label: 'Phone number',
    required: false,
    maxLength: 40,
    isPasted: true,
  },
  companySize: {
    kind: 'choice',
    label: 'Company size',
    required: true,
    options: ['1-10', '11-50', '51-200', '201-500', '501+'],
  },
  annualRevenue: {
    kind: 'choice',
    label: 'Annual revenue',
    required: false,
    isAmount: true,
    options: ['<1M', '1M-10M', '10M-50M', '50M-100M', '100M+'],
  },
  projectBudget: {
    kind: 'choice',
    label: 'Project budget',
    required: true,
    isAmount: true,
    options: ['<20K', '20K-50K', '50K-100K', '100K-200K', '200K-500K', '500K+'],
  },
  howCanWeHelp: {
    kind: 'text',
    label: 'How can we help',
    required: true,
    maxLength: 5000,
    multiline: true,
    requiredMessage: 'Please tell us how we can help',
  },
  emailOptIn: { kind: 'checkbox', label: 'Email opt-in' },
  smsOptIn: { kind: 'checkbox', label: 'SMS opt-in' },
} as const satisfies Record<string, Field>;

const LEAST_ZEROS = -1;
const MOST_ZEROS = 5;

/** By so many the price of a month has more than the dollars for which the bands were made. */
export const zerosOf = (monthly: number) =>
  Math.min(MOST_ZEROS, Math.max(LEAST_ZEROS, Math.round(Math.log10(monthly / 25_000))));

/** "<20K" with two zeros more is "<2M", with one less "<2K". */
export function bandsOf({ options, isAmount }: ChoiceField, zeros: number) {
  if (!isAmount) return options;
  const more = (_: string, digits: string, unit: string) => {
    const amount = Number(digits) * 10 ** (zeros + (unit === 'K' ? 0 : 3));
    if (amount < 1000) return `${amount}K`;
    return amount < 1e6 ? `${amount / 1000}M` : `${amount / 1e6}B`;
  };
  return options.map((band) => band.replace(/(\d+)([KM])/g, more));
}

const UNITS = { K: 1e3, M: 1e6, B: 1e9 };

/** The most that an answer of a band may mean: nothing bounds the last, or no answer. */
export function mostOf(band: string) {
  const [, digits, unit] = /(\d+)([KMB])$/.exec(band) ?? [];
  return digits ? Number(digits) * UNITS[unit as keyof typeof UNITS] : Number.POSITIVE_INFINITY;
}

/** The server knows no price: it takes the bands of any. */
export const isBand = (field: ChoiceField, answer: string) =>
  field.options.includes(answer) ||
  Array.from({ length: MOST_ZEROS - LEAST_ZEROS + 1 }, (_, more) =>
    bandsOf(field, LEAST_ZEROS + more),
  ).some((bands) => bands.includes(answer));

/** With the two that are added on sending. */
export const PAYLOAD_FIELDS = {
  ...LEAD_FIELDS,
  recaptchaToken: { kind: 'text', label: 'Bot-check token', required: false, maxLength: 8192 },
  timestamp: {
    kind: 'text',
    label: 'Timestamp',
    required: true,
    maxLength: 40,
    format: 'dateTime',
  },
} as const satisfies Record<string, Field>;

export type LeadField = keyof typeof LEAD_FIELDS;
export type PayloadKey = keyof typeof PAYLOAD_FIELDS;

export const LEAD_KEYS = Object.keys(LEAD_FIELDS) as readonly LeadField[];
export const PAYLOAD_KEYS = Object.keys(PAYLOAD_FIELDS) as readonly PayloadKey[];

type ValueOf<F> = F extends { mayBeAbsent: true }
  ? ValueOf<Omit<F, 'mayBeAbsent'>> | undefined
  : F extends { kind: 'checkbox' }
    ? boolean
    : F extends { kind: 'choice'; options: readonly (infer Option)[]; required: infer IsRequired }
      ? Option | (IsRequired extends true ? never : '')
      : string;

type ValuesOf<Key extends PayloadKey> = { [Each in Key]: ValueOf<(typeof PAYLOAD_FIELDS)[Each]> };

export type Lead = ValuesOf<LeadField>;
export type LeadPayload = ValuesOf<PayloadKey>;

/** Before it is checked: texts, and true for a ticked box. */
export type Answers = Record<LeadField, string | boolean>;

export const isLeadField = (name: string): name is LeadField => Object.hasOwn(LEAD_FIELDS, name);

export const isCheckbox = (name: string) =>
  isLeadField(name) && LEAD_FIELDS[name].kind === 'checkbox';

export function mayBeAbsent(key: PayloadKey) {
  const field: Field = PAYLOAD_FIELDS[key];
  return field.mayBeAbsent === true;
}

/** Empty where the field came after the lead. */
export const answerOf = (payload: LeadPayload, key: PayloadKey) =>
  payload[key] ?? (isCheckbox(key) ? false : '');

export const answersFrom = (answerOf: (field: LeadField) => string | boolean) =>
  Object.fromEntries(LEAD_KEYS.map((field) => [field, answerOf(field)])) as Answers;

export const EMPTY_ANSWERS: Readonly<Answers> = answersFrom((field) =>
  isCheckbox(field) ? false : '',
);
