/** The top navigation and the footer, in the order they are shown: `navigation.json`. */
import { outsideLinks } from './links.ts';
import written from './navigation.json' with { type: 'json' };

export interface NavigationLink {
  label: string;
  href: string;
}

const addresses: Readonly<Record<string, string>> = outsideLinks;

/** An address outside the site is written by its name in `links.json`. */
const shown = ({ label, href }: NavigationLink): NavigationLink => ({ label, href: addresses[href] ?? href });

export const mainLinks: NavigationLink[] = written.main.map(shown);

export const callToActionLink: NavigationLink = shown(written.callToAction);

export const videoChannelLink: NavigationLink = {
  label: 'YouTube channel',
  href: outsideLinks.videoChannel,
};

export const companyPageLink: NavigationLink = {
  label: 'LinkedIn page',
  href: outsideLinks.companyNetworkPage,
};

export const footerGroups: { heading: string; links: NavigationLink[] }[] = written.footer.map(
  ({ heading, links }) => ({ heading, links: links.map(shown) }),
);
