/** The questions of the home page. An answer may end in buttons. */
import { outsideLinks } from './links.ts';

export interface FaqButton {
  text: string;
  link: string;
  /** `text` is an underlined link; the others are buttons. */
  style: 'text' | 'line' | 'solid';
}

export interface FaqItem {
  question: string;
  answer: string;
  buttons?: readonly FaqButton[];
}

export const faq: readonly FaqItem[] = [
  {
    question: 'Who do you work with?',
    answer:
      'Businesses with an AI budget of at least $20k per month, our lowest rate. Below that, our free community of over 40,000 members will serve you better than we would.',
    buttons: [
      { text: 'Get Started', link: '/contact', style: 'text' },
      { text: 'Visit the community', link: outsideLinks.community, style: 'text' },
    ],
  },
  {
    question: 'How long before something works?',
    answer:
      'We aim for a proof of concept within three weeks, and recommend engagements of at least three months. In our example the first agent is in use after {firstLive} and the second after {secondLive}.',
  },
  {
    question: 'Who owns what you build?',
    answer: 'You do. All IP is yours from day one, with full handoff and documentation.',
  },
  {
    question: 'How is it priced?',
    answer:
      'By outcome: a fixed monthly rate with a timeline and deliverables, agreed against a technical mutual action plan. Three months of Business Partner are {fee}; in our example they are back on {feeDay}.',
    buttons: [{ text: 'See the two plans', link: '/pricing', style: 'text' }],
  },
  {
    question: 'Is our data safe?',
    answer:
      'Agents run with least privilege, every action is logged, and your data stays in your accounts and trains no model. We work to SOC-2 and ISO controls.',
    buttons: [{ text: 'Read the security page', link: '/docs/security', style: 'text' }],
  },
];
