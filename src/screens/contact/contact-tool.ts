import { site } from '#content/data/site.ts';

/** Describes the form to a program that acts for a visitor (WebMCP). */
export const contactTool = {
  name: 'ask-for-a-first-answer',
  description: `Fills in the request for work with ${site.name}; the visitor sends it.`,
};
