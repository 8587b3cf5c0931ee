/** The three steps of an engagement, beside the cloth that is their calendar. */
export interface ProcessStep {
  title: string;
  description: string;
  /** What a client has in hand at its end. */
  delivers: readonly [string, string];
  /** The third of the cloth that this step weaves, counted from the top. */
  image: 0 | 1 | 2;
  /** What that third shows. */
  shows: string;
}

export const processSteps: readonly ProcessStep[] = [
  {
    title: 'Discovery',
    description:
      'We map how work moves through your people and tools, then ask one question: what can be built that returns its cost in under 90 days?',
    delivers: [
      'A map of every tool, owner and permission',
      'A mutual action plan with dates and deliverables',
    ],
    image: 0,
    shows: 'The warp is set up.',
  },
  {
    title: 'Development',
    description:
      'Sprints of one to two weeks, demonstrated on your own data. We aim for the first proof of concept within three weeks.',
    delivers: [
      'Modular agents, tested against real cases',
      'A demo and written notes at the end of every sprint',
    ],
    image: 1,
    shows: 'One channel, then two.',
  },
  {
    title: 'Deployment',
    description:
      'Agents go live one channel at a time, with logs and limits. We keep maintaining them; you own all of it from day one.',
    delivers: ['Full handover, documentation and training', 'Live debugging and monitoring after launch'],
    image: 2,
    shows: 'Five channels, cost returned.',
  },
];

/** The dates on the cloth's edge, in the order of its milestones. */
export const milestones: readonly { when: string; what: string }[] = [
  { when: 'Day 0', what: 'Warp set up' },
  { when: 'Week 3', what: 'Proof of concept, one channel' },
  { when: 'Week 6', what: 'Second channel' },
  { when: 'Week 9', what: 'Live on five channels' },
  { when: 'Day 90', what: 'Cost returned' },
];
