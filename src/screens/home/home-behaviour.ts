import { enhanceVideos } from '#components/video/video-behaviour.ts';
import { enhanceLoops } from '#ui/loop-behaviour.ts';
import { enhanceFeatures } from './features-behaviour.ts';
import { enhanceProcess } from './process-behaviour.ts';
import { enhanceTestimonial } from './testimonial-behaviour.ts';

/** Everything the home page does in the browser; its words and pictures are complete without it. */
export function enhanceHome(page: Document) {
  enhanceLoops(page);
  enhanceVideos(page);
  enhanceFeatures(page);
  enhanceProcess(page);
  enhanceTestimonial(page);
}
