import {
  briefExample,
  callExample,
  mailExample,
  queryExample,
  quoteExample,
} from '#model/facts/home-facts.ts';

/** Headings of the features' examples, in the order of the features. */
export const EXAMPLE_HEADINGS = [callExample, briefExample, mailExample, queryExample, quoteExample].map(
  ({ heading }) => heading,
);
