/** Quotes of three clients. The first is the long one: the page shows its beginning and unfolds the rest. */
import { readFacts } from './read-facts.ts';
import { testimonialsFile } from './testimonials-file.ts';

export const { testimonials } = readFacts(testimonialsFile);

export type Testimonial = (typeof testimonials)[number];
