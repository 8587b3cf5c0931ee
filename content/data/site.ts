/** Who the site speaks for. Change the name here and it changes everywhere. */
export const site = {
  name: 'Loomwright',
  tagline: 'Custom AI agents and automations, designed, deployed and maintained.',
  description:
    'Loomwright designs, deploys and maintains custom AI agents and automations for businesses, and hands over every thread of them.',
  copyrightYear: 2025,
  language: 'en',
} as const;
