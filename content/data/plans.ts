/** The two plans of the pricing page. */
import { rate } from './engagement.ts';
import type { Channel } from './integrations/terms.ts';

export interface Plan {
  id: string;
  name: string;
  price: string;
  /** What the price is for; empty when it is agreed per client. */
  period: string;
  /** What the button says, and where it leads. */
  cta: string;
  link: string;
  /** Style of the button: filled or outlined. One filled button per view. */
  colours: 'solid' | 'line';
  /** Carries the badge POPULAR. */
  isPopular: boolean;
  /** What else is included, in words, before the list. */
  includes?: string;
  features: readonly string[];
  /** Reported when a visitor chooses the plan, if the site has an analytics service. */
  event?: { category: string; label: string; value: number };
}

export const plans: readonly [Plan, Plan] = [
  {
    id: 'business-partner',
    name: 'Business Partner',
    price: `$${rate.monthly.toLocaleString('en-US')}`,
    period: 'per month',
    cta: 'Get Started',
    link: '/contact',
    colours: 'solid',
    isPopular: true,
    features: [
      'Dedicated AI engineer',
      'VIP support queue',
      'Documentation and user guides',
      'Live debugging and solution management',
      'Client portal',
    ],
    event: { category: 'Pricing', label: 'Tech Consulting Session', value: 299 },
  },
  {
    id: 'enterprise-partner',
    name: 'Enterprise Partner',
    price: 'Custom',
    period: '',
    cta: 'Contact Sales',
    link: '/contact',
    colours: 'line',
    isPopular: false,
    includes: 'All Business Partner features, and:',
    features: [
      'Dedicated project manager',
      'Weekly 60 minute executive team meetings',
      'Strategic roadmap review',
      'Team training sessions',
      'Documentation of completed work',
      'Quarterly executive briefing',
      'Full customization',
    ],
  },
];

/** The channel a feature reaches the client by. A feature that is not here is people, or all channels at once. */
export const featureChannels: Readonly<Record<string, Channel>> = {
  'VIP support queue': 'voice',
  'Documentation and user guides': 'docs',
  'Live debugging and solution management': 'data',
  'Client portal': 'chat',
  'Weekly 60 minute executive team meetings': 'voice',
  'Strategic roadmap review': 'docs',
  'Documentation of completed work': 'docs',
  'Quarterly executive briefing': 'data',
};

export const plansLegend =
  'A band is a feature, its color the channel that brings it to you; black is people of ours.';
