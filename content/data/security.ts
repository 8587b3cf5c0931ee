/** Whom somebody tells who has found a weakness: the site's `/.well-known/security.txt`. */
export const securityContact = {
  name: 'Contact for reports of weaknesses',
  /** `mailto:` or `https:`, read by the person who can act on it. */
  address: 'mailto:security@example.com',
  /** Languages in which a report is understood, the best first. */
  languages: ['en'],
  sample: true,
} as const;
