/** The top navigation and the footer, in the order they are shown. */
import { outsideLinks } from './links.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export const mainLinks: NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'About', href: '/about' },
  { label: 'Case Studies', href: '/docs/showcase' },
  { label: 'Docs', href: '/docs' },
  { label: 'Incubator', href: '/incubator' },
];

export const callToActionLink: NavigationLink = { label: 'Get Started', href: '/contact' };

export const videoChannelLink: NavigationLink = {
  label: 'YouTube channel',
  href: outsideLinks.videoChannel,
};

export const companyPageLink: NavigationLink = {
  label: 'LinkedIn page',
  href: outsideLinks.companyNetworkPage,
};

export const footerGroups: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'FAQ', href: '/#faq' },
    ],
  },
  {
    heading: 'Work with us',
    links: [
      { label: 'Get Started', href: '/contact' },
      { label: 'Contact us', href: '/contact' },
      { label: 'Docs', href: '/docs' },
      { label: 'Articles', href: '/blog' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
  {
    heading: 'Elsewhere',
    links: [{ label: 'Community', href: outsideLinks.community }, videoChannelLink, companyPageLink],
  },
];
