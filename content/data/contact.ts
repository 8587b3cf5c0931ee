/** The words of the contact page. The form's own sentences and options are in src/leads, shared with the server. */
export const contact = {
  heading: 'Get Started',
  description:
    'Tell us about one process that costs you more than it should. An engineer reads every request and a person replies within a day.',
  lede: 'Tell us about one process that costs you more than it should. An engineer reads every request.',
  steps: [
    {
      when: 'In a day',
      what: 'A person replies with questions, or says plainly that we are not the right fit.',
    },
    {
      when: 'Week 1',
      what: 'We map the process together and agree what would count as a return.',
    },
    {
      when: 'Week 3',
      what: 'We aim to show a proof of concept working on your own data.',
    },
  ],
  /** Whoever of the team reads requests first. */
  reader: { name: 'Dara Hollis', note: 'Co-founder, reads these first' },
  budget: 'We partner with businesses that have an AI budget of at least $20k per month.',
  plan: {
    heading: 'Mutual action plan, draft 1',
    rows: [
      { term: 'Process', fact: 'Supplier quotes, retyped from PDF' },
      { term: 'Today', fact: 'Six people, five systems, no record' },
      { term: 'Agent', fact: 'Reads the quote, fills the ERP, asks when unsure' },
      { term: 'Proof', fact: 'Week 3, on last month’s quotes' },
      { term: 'Return', fact: 'Measured at day 90' },
      { term: 'Owner', fact: 'You, from the first commit' },
    ],
    caption: 'What your answers turn into after the first call.',
  },
  form: {
    groups: { person: 'You', company: 'Your company', work: 'The work' },
    websiteExample: 'https://',
    helpExample: 'For example: our team retypes 60 supplier quotes a week from PDF into the ERP.',
    privacy: { before: 'What we keep and for how long is in the', link: 'privacy policy', href: '/privacy' },
    required: 'Fields marked * are required.',
    sending: 'Sending once. Please keep this page open.',
    mended: 'Every answer is in order now. Submit again when you are ready.',
    next: 'An engineer reads it today. You will hear from a person, by email, within a day.',
    kept: 'Nothing you typed has been lost.',
    retry: 'Try again',
    wovenOff: 'Woven off',
  },
  received: {
    title: 'Request received',
    heading: 'It arrived',
    back: { label: 'Back to the home page', href: '/' },
    more: { label: 'Read how an engagement runs', href: '/docs/process' },
    caption: 'One band for each required answer.',
  },
  problem: {
    title: 'Request not sent',
    heading: 'Not sent yet',
    lede: 'The form could not be taken as it is. Mend what is listed here and send it again.',
    back: { label: 'Start over with an empty form', href: '/contact' },
    caption: 'Nothing is woven yet.',
  },
} as const;
