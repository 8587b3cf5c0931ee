import { site } from '#content/data/site.ts';

/** What a program that acts for a visitor is told of the form. */
export const contactTool = {
  name: 'ask-for-a-first-answer',
  description: `Fills in the request for work with ${site.name}; the visitor sends it.`,
};
