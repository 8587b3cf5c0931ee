import written from './site.json' with { type: 'json' };

/** Who the site speaks for: `site.json`. Change the name there and it changes everywhere. */
export const site = { ...written, description: written.description.replaceAll('{company}', written.name) };
