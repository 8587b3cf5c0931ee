/** What three clients say. The first is the long one: the page shows its beginning and unfolds the rest. */
import type { Channel } from './integrations/terms.ts';

export interface Testimonial {
  name: string;
  title: string;
  company: string;
  /** Without quotation marks; the page sets them. */
  quote: string;
  /** The phrase of the quote that carries it, word for word. */
  emphasis: string;
  /** The channel the client's agents work in. */
  channel: Channel;
  /** Marks words and a person made up for the design, to be replaced before launch. */
  sample: boolean;
}

export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    name: 'Renata Cole',
    title: 'Director of Operations',
    company: 'TopGolf',
    quote:
      'The phones used to ring out on Friday evenings. Now every call is answered and the bays are full, and my floor team looks our guests in the eyes again instead of at a handset. We hear from the agent only when it wants a person, and then it has already written down what the caller said.',
    emphasis: 'every call is answered and the bays are full',
    channel: 'voice',
    sample: true,
  },
  {
    name: 'Jonas Bell',
    title: 'Chief of Staff',
    company: 'BarkBox',
    quote:
      'I read one message at five in the morning and I know what the day needs. It has not missed a weekday since March.',
    emphasis: 'I know what the day needs',
    channel: 'chat',
    sample: true,
  },
  {
    name: 'Mireille Tan',
    title: 'VP Procurement',
    company: 'Pierpont Holdings',
    quote:
      'Our buyers ask in English and get the query with the answer. They trust it because they can check it.',
    emphasis: 'They trust it because they can check it.',
    channel: 'data',
    sample: true,
  },
];
