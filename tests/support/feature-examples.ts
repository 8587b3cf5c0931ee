import {
  briefExample,
  callExample,
  mailExample,
  queryExample,
  quoteExample,
} from '#content/data/examples.ts';

/** What the example of each feature is headed, in the order of the features. */
export const EXAMPLE_HEADINGS = [callExample, briefExample, mailExample, queryExample, quoteExample].map(
  ({ heading }) => heading,
);
