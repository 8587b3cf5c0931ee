/** The three steps of an engagement. Their days, and the dates of figure 2, are in engagement.ts. */
import type { Phase } from './engagement.ts';

export interface ProcessStep {
  phase: Phase;
  title: string;
  description: string;
  /** What a client has in hand at its end. */
  delivers: readonly [string, string];
  /** What its part of the calendar shows. */
  shows: string;
}

export const processSteps: readonly ProcessStep[] = [
  {
    phase: 'discovery',
    title: 'Discovery',
    description:
      'We map how work moves through your people and tools, then ask one question: what can be built that returns its cost in under 90 days of use?',
    delivers: [
      'A map of every tool, owner and permission',
      'A mutual action plan with dates and deliverables',
    ],
    shows: 'Interviews and access; nothing is in use yet.',
  },
  {
    phase: 'development',
    title: 'Development',
    description:
      'Sprints of one to two weeks, demonstrated on your own data. We aim for the first proof of concept within three weeks.',
    delivers: [
      'Modular agents, tested against real cases',
      'A demo and written notes at the end of every sprint',
    ],
    shows: 'A proof of concept, then the first agent on one channel.',
  },
  {
    phase: 'deployment',
    title: 'Deployment',
    description:
      'Agents go live one channel at a time, with logs and limits. We keep maintaining them; you own all of it from day one.',
    delivers: ['Full handover with user guides', 'Live debugging and monitoring after launch'],
    shows: 'A second channel, a second agent, and the return measured.',
  },
];
