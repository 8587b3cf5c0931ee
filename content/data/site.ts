const name = 'Loomwright';

/** Who the site speaks for. Change the name here and it changes everywhere. */
export const site = {
  name,
  /** After the name in the title of the home page, where results show about sixty characters. */
  subject: 'Custom AI agents and automations',
  tagline: 'Custom AI agents and automations, designed, deployed and maintained.',
  description: `${name} designs, deploys and maintains custom AI agents and automations for businesses, which own all of the work from day one.`,
  copyrightYear: 2025,
  language: 'en',
  /** Marks an invented name, which must be replaced before launch. */
  sample: true,
} as const;
