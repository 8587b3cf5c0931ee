import written from './links.json' with { type: 'json' };

/**
 * Addresses outside this site: `links.json`. Those on example.com hold a place until the company fills in its own; the
 * launch check lists every one that is left.
 */
export const outsideLinks = written;
