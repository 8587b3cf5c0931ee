/** The two plans of the pricing page. */
import { rate } from './engagement.ts';
import type { Channel } from './integrations/terms.ts';
import written from './plans.json' with { type: 'json' };

export interface Plan {
  id: string;
  name: string;
  price: string;
  /** Period the price is for; empty when it is agreed per client. */
  period: string;
  /** Label and address of the button. */
  cta: string;
  link: string;
  /** Style of the button: filled or outlined. One filled button per view. */
  colours: 'solid' | 'line';
  /** Carries the badge POPULAR. */
  isPopular: boolean;
  /** Sentence before the list about what else is included. */
  includes?: string;
  features: readonly string[];
  /** Reported when a visitor chooses the plan, if the site has an analytics service. */
  event?: { category: string; label: string; value: number };
}

const monthly = `$${rate.monthly.toLocaleString('en-US')}`;
type WrittenPlan = Omit<Plan, 'period'> & { period?: string };

// The build has checked the file: two plans, and each choice one of those there are.
const [partner, enterprise] = written.plans as unknown as readonly [WrittenPlan, WrittenPlan];

function shown({ price, period = '', ...plan }: WrittenPlan): Plan {
  return { ...plan, price: price.replace('{monthly}', monthly), period };
}

/** `plans.json`; `{monthly}` there is the price in `rate.json`. */
export const plans: readonly [Plan, Plan] = [shown(partner), shown(enterprise)];

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
