import written from './site.json' with { type: 'json' };

/** Files of the company's look in `site.json`. */
export interface CompanyPictureNames {
  /** Address as the editor writes it: `/logos/acme.svg`. Without one the woven mark is drawn. */
  logo?: string;
  logoOnDark?: string;
  /** The logo holds the name. */
  logoSaysName?: boolean;
  icon?: string;
}

export type Company = typeof written & CompanyPictureNames;

const company: Company = written;

/** Company the site belongs to: `site.json`. Change the name there and it changes everywhere. */
export const site = { ...company, description: company.description.replaceAll('{company}', company.name) };
