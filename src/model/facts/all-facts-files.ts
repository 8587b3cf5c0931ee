/** Every file of facts, in the order in which the editor lists them. */
import { clientsFile } from './clients-file.ts';
import type { FactsFile } from './facts-file.ts';
import { faqFile } from './faq-file.ts';
import { testimonialsFile } from './testimonials-file.ts';

export const factsFiles: readonly FactsFile[] = [faqFile, testimonialsFile, clientsFile];
