/** The three services, as the About page tells them. */
export const pillars = [
  {
    name: 'Custom AI agent engineering',
    text: 'We design and build agents around one job each: answer this phone, draft this quote, keep this record true. A narrow agent can be tested.',
    includes: [
      'Voice, chat and email agents',
      'Retrieval pipelines and question-to-SQL',
      'Your code, your accounts, your IP',
    ],
  },
  {
    name: 'Fully managed automation',
    text: 'After launch we keep the system running. We watch the logs, patch what changes upstream and answer when something looks wrong.',
    includes: [
      'Live debugging and monitoring',
      'Documentation kept current',
      'A client portal that shows every run',
    ],
  },
  {
    name: 'AI partner',
    text: 'We assess where in your business an agent would pay for itself, and where it would not. Then we support the people who work beside it.',
    includes: [
      'Opportunity assessments',
      'Roadmaps with a return in under 90 days of use',
      'Knowledge transfer to your engineers',
    ],
  },
] as const;
