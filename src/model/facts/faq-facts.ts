/** The questions of the home page. An answer may end in buttons. */
import { faqFile } from './faq-file.ts';
import { readFacts } from './read-facts.ts';

export const faq = readFacts(faqFile).questions;

export type FaqItem = (typeof faq)[number];
export type FaqButton = NonNullable<FaqItem['buttons']>[number];
