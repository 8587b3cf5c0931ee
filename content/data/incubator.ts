/** Words and facts of the incubator page, section by section. Amounts in US dollars. */
import { type Film, type FilmScene, ownFiles } from './film.ts';
import type { Channel } from './integrations/terms.ts';
import { outsideLinks } from './links.ts';

export const incubator = {
  title: 'Learn the agency model from a working agency',
  status: 'Applications for the founding cohort are now closed',
  lede: 'A ten-week incubator for founders of AI agencies, taught by people who scaled theirs to',
  claim: '$100k/month in 8 months',
  smallPrint:
    'One agency, ours, in recurring revenue before costs. It is not a forecast of yours: results depend on your market, your hours and your skill, and some founders will earn nothing.',
  waitlist: { label: 'Join the waitlist', href: outsideLinks.incubatorWaitlist },
  login: { label: 'Log in', href: outsideLinks.incubatorLogin },
} as const;

export const partnerBadge = {
  name: 'Partner badge',
  claim: ['Verified partner', 'of the automation platform we teach on'],
  note: 'Partner status is reviewed by the platform each year, on delivered work.',
  sample: true,
} as const;

export const founderLetter = {
  heading: 'A letter from the founder',
  paragraphs: [
    'We did not have a method when we began. We had one client, one agent and a calendar nobody trusted. It took us four months to find out which parts of the work mattered, and another four to stop doing the rest.',
    'This program is those eight months, written down. Every week has one topic, one call and one thing you ship for a client before the next. You bring a real agency, or the beginning of one. We bring the contracts, the pipelines, the delivery checklists and the mistakes.',
    'It will not suit everyone. If you would rather watch than do, keep your money. If you want to build something that holds, put your name on the list.',
  ],
  signature: 'Mateo',
  author: {
    name: 'Mateo Varga',
    title: 'Co-founder, Chief Technology Officer',
    image: '/pictures/portraits/mateo-varga.svg',
  },
  sample: true,
} as const;

export const revenue = {
  name: 'Eight months of revenue, and what grew in them',
  sample: true,
  /** Monthly recurring revenue in thousands of dollars, by the channel it was sold in, first sold first. */
  months: [
    [['voice', 4]],
    [['voice', 9]],
    [['voice', 16]],
    [
      ['voice', 18],
      ['chat', 9],
    ],
    [
      ['voice', 27],
      ['chat', 14],
    ],
    [
      ['voice', 29],
      ['chat', 15],
      ['email', 14],
    ],
    [
      ['voice', 32],
      ['chat', 16],
      ['email', 16],
      ['data', 15],
    ],
    [
      ['voice', 34],
      ['chat', 17],
      ['email', 17],
      ['data', 16],
      ['docs', 16],
    ],
  ],
  /** Clients in each of the months. */
  clients: [1, 1, 2, 3, 4, 5, 6, 7],
  stages: [
    {
      heading: 'Months 1 to 4',
      text: 'One niche, one kind of agent, sold and delivered by hand until it holds.',
      facts: [
        ['Clients', '1 to 3'],
        ['Team', 'The founders'],
        ['Sold as', 'A project, then a monthly fee; only the fee is counted here'],
        ['What grew', 'Proof: one agent that ran a month untouched'],
      ],
    },
    {
      heading: 'Months 5+',
      text: 'More channels per client, a small team, a pipeline that fills itself.',
      facts: [
        ['Clients', '4 to 7'],
        ['Team', 'Five people'],
        ['Sold as', 'Monthly partnerships'],
        ['What grew', 'Revenue per client, not the number of clients'],
      ],
    },
  ],
} as const;

export const programmeFacts = [
  ['Weeks', '10'],
  ['Live calls', '10'],
  ['Hours a week', '2 to 3'],
  ['Guaranteed access', '6 months'],
] as const;

/** The ten weeks in order. */
export const weeks = [
  { topic: 'Onboarding', text: 'Your numbers, your pod, your first hot-seat date.' },
  { topic: 'Tech stack', text: 'The tools we run on, and which ones to leave alone.' },
  { topic: 'Sales pipeline and niching', text: 'One market, one problem, one sentence.' },
  { topic: 'Client onboarding and logistics', text: 'Contracts, access, kick-off, all in one afternoon.' },
  { topic: 'Delivery', text: 'Sprints, demos and the handover file.' },
  { topic: 'Revenue expansion, part 1', text: 'The second agent for the first client.' },
  { topic: 'Revenue expansion, part 2', text: 'Retainers, and what earns one.' },
  { topic: 'Scaling a team', text: 'Hire one. Write it down. Hire the next.' },
  { topic: 'Lead flow', text: 'A pipeline that fills while you deliver.' },
  { topic: 'Graduation', text: 'You present your operating manual.' },
] as const;

export const experience = [
  {
    heading: 'High-touch mentorship',
    text: 'Weekly live calls with the founders, and a 1:1 hot seat: your agency, your numbers, your next decision, with everyone watching.',
  },
  { heading: 'Peer pods', text: 'Four or five founders at your stage who see your numbers every week.' },
  { heading: 'Proven systems', text: 'The proposals, contracts, playbooks and templates we use ourselves.' },
  { heading: 'Direct team access', text: 'Ask the engineers who built it, not a help desk.' },
  {
    heading: 'Access to vetted leads',
    text: 'For partners who prove technical competence: we review one delivered build before we pass on a client.',
  },
] as const;

export const sampleWeek = {
  heading: 'Your week 6',
  total: '2 h 35 min',
  entries: [
    { day: 'Mon', what: 'Module: the second agent for the first client', time: '60 min' },
    { day: 'Tue', what: 'Core content: pod check-in, numbers shared', time: '20 min' },
    { day: 'Thu', what: 'Live call, your hot seat at 18:20', time: '75 min' },
  ],
} as const;

export const worth = [
  'Lifetime access to every recording',
  '6 months free access to the community of members, which is not the free public one',
  'Six months of guaranteed access to modules and resources, which a small alumni fee renews',
  'The contracts, proposals and delivery checklists from our own client work, to keep and to change',
  'Ten live calls, one every week, with the people who do the work',
  'A second pair of eyes on your first proposal before a client sees it',
] as const;

export const opportunity = {
  badge: ['Founding', 'cohort', '10 weeks · 2025'],
  text: 'The founding cohort received lifetime access at a price that will never be repeated. Its places are taken. People on the waitlist hear first when the next cohort opens, how many seats it has and what it costs.',
} as const;

/** A film of somebody who did the ten weeks. */
export interface StudentFilm extends Film {
  speaker: string;
  thumbnail: string;
  /** What it came to: an amount, and of what. */
  figure: readonly [amount: string, unit: string];
  scenes: readonly FilmScene[];
}

/** What somebody says in three breaths, beside their woven portrait. */
function said(channel: Channel | undefined, ...words: readonly (readonly string[])[]): FilmScene[] {
  return words.map((lines, index) => ({
    seconds: index === 0 ? 6 : 4.5,
    words: lines,
    ...(channel && { channel }),
    shows: index === 0 ? 'A woven portrait. Under it: Sample. The person and the words are made up.' : '',
  }));
}

/** Films of people who did the ten weeks; the first is selected when the page opens. */
export const studentFilms: readonly StudentFilm[] = [
  {
    speaker: 'Ola Brandt',
    title: 'From freelancer to four clients',
    summary: 'Ola Brandt, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-1'),
    poster: '/pictures/incubator/video-1.svg',
    thumbnail: '/pictures/incubator/video-1-small.svg',
    figure: ['4', 'clients who pay by the month'],
    scenes: said(
      'voice',
      ['I sold hours', 'to anyone', 'who asked.'],
      ['In week three', 'I chose one', 'trade: dentists.'],
      ['Now four of', 'them pay', 'by the month.'],
    ),
    sample: true,
  },
  {
    speaker: 'Priya Nair',
    title: 'Niching into clinics',
    summary: 'Priya Nair, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-2'),
    poster: '/pictures/incubator/video-2.svg',
    thumbnail: '/pictures/incubator/video-2-small.svg',
    figure: ['6', 'clinics on one agent'],
    scenes: said(
      'voice',
      ['I built what', 'anybody asked', 'me to build.'],
      ['Then I sat a day', 'beside one', 'clinic’s phone.'],
      ['Six clinics run', 'the agent I', 'built that week.'],
    ),
    sample: true,
  },
  {
    speaker: 'Tom Alder',
    title: 'The first $20k month',
    summary: 'Tom Alder, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-3'),
    poster: '/pictures/incubator/video-3.svg',
    thumbnail: '/pictures/incubator/video-3-small.svg',
    figure: ['$20k', 'in the first full month'],
    scenes: said(
      'voice',
      ['My first invoice', 'was for', 'hours.'],
      ['My fifth was', 'for calls that', 'were answered.'],
      ['The month after', 'was my first', 'at $20k.'],
    ),
    sample: true,
  },
  {
    speaker: 'Ines Costa',
    title: 'Hiring engineer one',
    summary: 'Ines Costa, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-4'),
    poster: '/pictures/incubator/video-4.svg',
    thumbnail: '/pictures/incubator/video-4-small.svg',
    figure: ['1', 'engineer hired, and no more delivery nights'],
    scenes: said(
      undefined,
      ['I wrote down', 'what I do', 'on a Monday.'],
      ['Then I hired', 'somebody to', 'do it better.'],
      ['Now I sell,', 'and she', 'delivers.'],
    ),
    sample: true,
  },
  {
    speaker: 'Sam Okoro',
    title: 'Making voice a product',
    summary: 'Sam Okoro, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-5'),
    poster: '/pictures/incubator/video-5.svg',
    thumbnail: '/pictures/incubator/video-5-small.svg',
    figure: ['4 days', 'for the latest voice agent'],
    scenes: said(
      'voice',
      ['Every voice agent', 'was built', 'from nothing.'],
      ['I kept the parts', 'that had never', 'changed.'],
      ['The last one', 'took us', 'four days.'],
    ),
    sample: true,
  },
  {
    speaker: 'Lea Roth',
    title: 'Pricing on outcomes',
    summary: 'Lea Roth, founding cohort.',
    duration: 15,
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('student-6'),
    poster: '/pictures/incubator/video-6.svg',
    thumbnail: '/pictures/incubator/video-6-small.svg',
    figure: ['0', 'questions about hours'],
    scenes: said(
      'docs',
      ['I charged', 'for meetings.'],
      ['Then I charged', 'for quotes', 'that went out.'],
      ['Nobody asks', 'about my hours', 'any more.'],
    ),
    sample: true,
  },
];

export const questions = [
  {
    id: 'time',
    question: 'How much time does it take?',
    answer:
      'Two to three hours a week: one to two hours of core content and one live call. Client work comes on top, but you were doing that anyway.',
  },
  {
    id: 'access',
    question: 'How long do I keep access?',
    answer:
      'Recordings of your cohort’s calls: for life. Modules and resources: six months, guaranteed, and renewable every six months for a small alumni fee. The members’ community: six months, free. Only the founding cohort has lifetime access to all three, and that offer will not be repeated.',
  },
  {
    id: 'applications',
    question: 'Are applications open?',
    answer:
      'No. The founding cohort is closed; the waitlist is open, and joining it costs nothing and binds you to nothing.',
  },
  {
    id: 'clients',
    question: 'Will you find me clients?',
    answer:
      'We teach you to find your own. Partners who prove technical competence also get access to vetted leads, because we put our name beside theirs.',
  },
  {
    id: 'code',
    question: 'Do I need to write code?',
    answer:
      'You need to be willing to read it. Week 2 shows how far no-code tools carry and where they stop.',
  },
  {
    id: 'first-week',
    question: 'What happens in week one?',
    answer: 'Onboarding: your numbers on one page, your peer pod, and the date of your first hot seat.',
  },
  {
    id: 'income',
    question: 'Is there a guarantee of income?',
    answer:
      'No, and be careful with anyone who gives one. There is a method, and there are people who have used it.',
  },
] as const;

export const closing = {
  heading: 'The next cohort is forming.',
  text: 'Leave your name and we will write when places open.',
} as const;

export const comingSoon = {
  heading: 'Coming Soon',
  text: 'The incubator is not open for applications yet. Join the waitlist and we will write to you first.',
  close: 'Got it',
} as const;
