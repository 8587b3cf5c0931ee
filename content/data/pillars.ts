import written from './pillars.json' with { type: 'json' };

/** The three services, as the About page tells them: `pillars.json`. */
export const { pillars } = written;
