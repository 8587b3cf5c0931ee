/** What the About page says. The people are in team.json, the services in pillars.json. */
import { INTEGRATION_CLAIM } from './integrations/terms.ts';
import { outsideLinks } from './links.ts';
import { site } from './site.ts';
import { team } from './team.ts';

export const aboutHero = {
  heading: 'The people who build your agents',
  text: `${site.name} designs, deploys and maintains custom AI agents and automations. We connect them to the systems a business already runs (over ${INTEGRATION_CLAIM} of them can be reached), and we stay to look after what we build.`,
  facts: [
    ['Integrated systems', `${INTEGRATION_CLAIM}+`],
    ['Members of our free community', '40,000+'],
    ['People who sign their work', String(team.length)],
  ],
} as const;

/** The drawing beside the heading. Who works on what is in assignments.ts. */
export const teamFigure = {
  label: 'Everybody, as a thread',
  title: `${team.length} threads.`,
  caption:
    'One for each of us, crossed by what we build, from the top. A person’s thread lies over the channels they work on:',
} as const;

export const teamSection = {
  hiring: { label: "We're hiring!", href: outsideLinks.companyNetworkPage },
  heading: 'Meet Our Team',
  note: 'Engineers, analysts and project managers. The engineer who reads your request is the one you meet in the first call.',
  /** Shown while at least one portrait is woven. */
  caption: 'are woven from each name in eight shades of one thread, and hold the place of a photograph.',
} as const;

export const pillarsHeading = 'Three things we do';

export const letter = {
  heading: 'We Help You Grow',
  paragraphs: [
    'Most companies come to us with a tool in mind. We ask for a day instead: an ordinary one, with its calls, its inbox, its spreadsheets and the three systems that disagree about the same customer.',
    'Growth is usually hiding in that day. It is in the quote that took a week, the Friday call nobody picked up, the report that was right on the fourth try. When an agent carries those threads, people get back the part of the work they were hired for.',
    'We will tell you what not to automate. We will put a person after anything that is expensive to get wrong. And everything we build is yours from the first commit, so that you stay because it works.',
  ],
  /** The seat of a founder in team.json. */
  signedBy: 'chief-executive',
  /** The founder's signature as one line: box and path of an SVG. Leave it out and the printed name stands alone. */
  autograph: {
    title: 'Signature under the letter',
    sample: true,
    viewBox: '0 0 290 84',
    path: 'M22 16C18 34 15 52 11 66M8 20C34 4 66 14 60 38 56 58 30 68 8 66M70 54c4-12 18-12 18-4s-12 14-17 9 9-16 18-15c-1 6-2 13 4 13s8-12 10-14c2 4-2 12 0 14s8-13 15-13-9 12-3 15c5 2 10-6 12-13m0 0c-1 6-2 12 4 13M160 14c-4 18-8 36-14 52M188 12c-4 18-8 36-14 54M150 42c12-4 24-6 36-6M196 52c2-8 14-10 14-1s-16 10-13 0M218 60c6-14 14-38 10-42s-10 30-7 40 13-24 16-36-8 24-6 34 5 3 9-1m8-12c-2 5-3 12 0 14s7-4 9-9M259 32v.5m8 14c-4 5-3 9 1 11s4 6-3 7-8-2-6-5m8-13c8-2 14-5 20-10',
  },
  /** As docs/introduction.mdx says what is declined, and the case studies what is handed over. */
  refusals: {
    heading: 'What we will not automate',
    items: [
      ['A price, a contract or a payment.', 'An agent drafts it; a person signs it off.'],
      ['A voice that pretends to be a person.', 'Callers are told that they speak with an assistant.'],
      ['A judgment on people.', 'Who is hired, or given credit, a person decides.'],
      ['A complaint.', 'It ends the agent’s turn, and a person takes over.'],
      ['A day that runs well as it is.', 'Where an agent would not pay for itself, we say so.'],
    ],
  },
} as const;
