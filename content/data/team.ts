/**
 * What a founder does here, whoever it is. Documentation pages, the letter and the contact page name the seat, so that a
 * change of person is a change of this file alone.
 */
export type Seat = 'chief-executive' | 'chief-technology-officer' | 'head-of-delivery';

/** Someone on the team. The mark `sample` says that a person is made up and must be replaced before launch. */
export type TeamMember = {
  /** Names the person's picture files; never shown. */
  id: string;
  seat?: Seat;
  name: string;
  sample: boolean;
  title: string;
  isFounder: boolean;
  /** Address of the woven portrait, from the root of the site. A photograph in `photos/` is shown in its place. */
  image: string;
  linkedinUrl: string;
  /** A film channel of their own, for the incubator's page. */
  channelUrl?: string;
};

/** Everyone, founders first, in the order the About page shows them. */
export const team: readonly TeamMember[] = [
  {
    id: 'dara-hollis',
    seat: 'chief-executive',
    name: 'Dara Hollis',
    sample: true,
    title: 'Co-founder, Chief Executive',
    isFounder: true,
    image: '/pictures/portraits/dara-hollis.svg',
    linkedinUrl: 'https://example.com/people/dara-hollis',
    channelUrl: 'https://example.com/channels/dara',
  },
  {
    id: 'mateo-varga',
    seat: 'chief-technology-officer',
    name: 'Mateo Varga',
    sample: true,
    title: 'Co-founder, Chief Technology Officer',
    isFounder: true,
    image: '/pictures/portraits/mateo-varga.svg',
    linkedinUrl: 'https://example.com/people/mateo-varga',
    channelUrl: 'https://example.com/channels/mateo',
  },
  {
    id: 'ingrid-aune',
    seat: 'head-of-delivery',
    name: 'Ingrid Aune',
    sample: true,
    title: 'Co-founder, Head of Delivery',
    isFounder: true,
    image: '/pictures/portraits/ingrid-aune.svg',
    linkedinUrl: 'https://example.com/people/ingrid-aune',
  },
  {
    id: 'samuel-okafor',
    name: 'Samuel Okafor',
    sample: true,
    title: 'Lead AI Engineer',
    isFounder: false,
    image: '/pictures/portraits/samuel-okafor.svg',
    linkedinUrl: 'https://example.com/people/samuel-okafor',
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    sample: true,
    title: 'AI/ML Engineer',
    isFounder: false,
    image: '/pictures/portraits/priya-raman.svg',
    linkedinUrl: 'https://example.com/people/priya-raman',
  },
  {
    id: 'yuki-tanabe',
    name: 'Yuki Tanabe',
    sample: true,
    title: 'Voice Systems Engineer',
    isFounder: false,
    image: '/pictures/portraits/yuki-tanabe.svg',
    linkedinUrl: 'https://example.com/people/yuki-tanabe',
  },
  {
    id: 'leon-fischer',
    name: 'Leon Fischer',
    sample: true,
    title: 'Automation Engineer',
    isFounder: false,
    image: '/pictures/portraits/leon-fischer.svg',
    linkedinUrl: 'https://example.com/people/leon-fischer',
  },
  {
    id: 'amara-diallo',
    name: 'Amara Diallo',
    sample: true,
    title: 'Data Scientist',
    isFounder: false,
    image: '/pictures/portraits/amara-diallo.svg',
    linkedinUrl: 'https://example.com/people/amara-diallo',
  },
  {
    id: 'tomas-rey',
    name: 'Tomás Rey',
    sample: true,
    title: 'Solution Architect',
    isFounder: false,
    image: '/pictures/portraits/tomas-rey.svg',
    linkedinUrl: 'https://example.com/people/tomas-rey',
  },
  {
    id: 'hannah-lindqvist',
    name: 'Hannah Lindqvist',
    sample: true,
    title: 'Project Manager',
    isFounder: false,
    image: '/pictures/portraits/hannah-lindqvist.svg',
    linkedinUrl: 'https://example.com/people/hannah-lindqvist',
  },
  {
    id: 'omar-haddad',
    name: 'Omar Haddad',
    sample: true,
    title: 'Business Process Consultant',
    isFounder: false,
    image: '/pictures/portraits/omar-haddad.svg',
    linkedinUrl: 'https://example.com/people/omar-haddad',
  },
  {
    id: 'grace-whitlock',
    name: 'Grace Whitlock',
    sample: true,
    title: 'UX/UI Specialist',
    isFounder: false,
    image: '/pictures/portraits/grace-whitlock.svg',
    linkedinUrl: 'https://example.com/people/grace-whitlock',
  },
  {
    id: 'daniel-cho',
    name: 'Daniel Cho',
    sample: true,
    title: 'Data Engineer',
    isFounder: false,
    image: '/pictures/portraits/daniel-cho.svg',
    linkedinUrl: 'https://example.com/people/daniel-cho',
  },
  {
    id: 'noor-siddiqui',
    name: 'Noor Siddiqui',
    sample: true,
    title: 'Client Partnerships',
    isFounder: false,
    image: '/pictures/portraits/noor-siddiqui.svg',
    linkedinUrl: 'https://example.com/people/noor-siddiqui',
  },
  {
    id: 'caleb-moreau',
    name: 'Caleb Moreau',
    sample: true,
    title: 'Quality and Support Engineer',
    isFounder: false,
    image: '/pictures/portraits/caleb-moreau.svg',
    linkedinUrl: 'https://example.com/people/caleb-moreau',
  },
];
