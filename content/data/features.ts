/** Five features, one for each channel. */
import written from './features.json' with { type: 'json' };
import type { Channel } from './integrations/terms.ts';

export interface Feature {
  title: string;
  description: string;
  /** Channel of its picture, which is the worked example of this channel in content/data/examples.json. */
  image: Channel;
}

// The build has checked the file: a JSON import knows no choices.
export const features = written.features as readonly Feature[];
