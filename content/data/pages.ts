/** What search engines and shared links say of the pages that are neither documentation nor articles. */
import { blog } from './blog.ts';
import { contact } from './contact.ts';
import { plans } from './plans.ts';
import { site } from './site.ts';
import { team } from './team.ts';

export interface MarketingPage {
  route: string;
  /** Before the company's name, in the browser's tab and in results. */
  title: string;
  /** One sentence or two, at most 170 characters. */
  description: string;
  /** In large letters on the picture of a shared link. */
  headline: string;
}

const [partner] = plans;

export const pages = {
  about: {
    route: '/about',
    title: 'About',
    description: `The ${team.length} people of ${site.name}: who they are, what they build and look after for a business, and how they help it grow.`,
    headline: 'The people who build it',
  },
  contact: {
    route: '/contact',
    title: contact.heading,
    description: contact.description,
    headline: 'Tell us about one process',
  },
  blog: {
    route: '/blog',
    title: blog.title,
    description: blog.description,
    headline: 'What was built, what it cost, what broke',
  },
  pricing: {
    route: '/pricing',
    title: 'Pricing',
    description: `Two partner plans: ${partner.price} ${partner.period} with a dedicated AI engineer, or a custom one. A fixed rate, deliverables in writing, and all IP yours from day one.`,
    headline: 'A fixed rate, and all of it yours',
  },
  incubator: {
    route: '/incubator',
    title: 'Incubator',
    description:
      'A ten-week incubator for founders of AI agencies: one topic a week, a live call, a hot seat, and the contracts and checklists of a working agency.',
    headline: 'Ten weeks for founders of AI agencies',
  },
} satisfies Record<string, MarketingPage>;
