/** The choices of the contact form's three lists, in the order they are shown. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

export const ANNUAL_REVENUES = ['<1M', '1M-10M', '10M-50M', '50M-100M', '100M+'] as const;

export const PROJECT_BUDGETS = ['<20K', '20K-50K', '50K-100K', '100K-200K', '200K-500K', '500K+'] as const;
