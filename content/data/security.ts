import written from './security.json' with { type: 'json' };

/** Whom somebody tells who has found a weakness: the site's `/.well-known/security.txt`, and `security.json`. */
export const securityContact = written.contact;
