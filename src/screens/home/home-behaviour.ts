import { enhanceFeatures } from './features-behaviour.ts';
import { enhanceProcess } from './process-behaviour.ts';
import { enhanceTestimonial } from './testimonial-behaviour.ts';

/** Everything the home page does in the browser; its words and pictures are complete without it. */
export function enhanceHome(page: Document) {
  enhanceFeatures(page);
  enhanceProcess(page);
  enhanceTestimonial(page);
}
