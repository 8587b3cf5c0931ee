/** What one place holds: five features, one for each channel. */
import type { Channel } from './integrations/terms.ts';

export interface Feature {
  title: string;
  description: string;
  /** The picture beside it is the worked example of this channel in content/data/examples.ts. */
  image: Channel;
}

export const features: readonly Feature[] = [
  {
    title: 'Voice agents that know when to hand over',
    description:
      'They answer on the first ring, check real availability and book. A person takes the call the moment it asks for one.',
    image: 'voice',
  },
  {
    title: 'A brief before the day begins',
    description: 'An assistant in Slack that reads what happened overnight and posts only what needs you.',
    image: 'chat',
  },
  {
    title: 'An inbox that files itself',
    description:
      'Mail is read, matched to the right account and answered in draft, with the CRM kept up to date.',
    image: 'email',
  },
  {
    title: 'Plain questions, checked SQL',
    description: 'Ask in words. See the query, the rows and the source beside every answer.',
    image: 'data',
  },
  {
    title: 'Quotes and reports, drafted to your rules',
    description: 'Documents built from your price lists and templates, held until somebody signs.',
    image: 'docs',
  },
];
