import written from './site.json' with { type: 'json' };

/** What `site.json` may say of the company's look, besides its words. */
export interface CompanyPictureNames {
  /** As the editor writes it: `/logos/acme.svg`. Without one the woven mark is drawn. */
  logo?: string;
  logoOnDark?: string;
  /** The logo holds the name. */
  logoSaysName?: boolean;
  icon?: string;
}

export type Company = typeof written & CompanyPictureNames;

const company: Company = written;

/** Who the site speaks for: `site.json`. Change the name there and it changes everywhere. */
export const site = { ...company, description: company.description.replaceAll('{company}', company.name) };
