/** The company, its addresses, and the words that many pages share. */
import type { Facts } from './facts-file.ts';
import { linksFile } from './links.ts';
import { navigationFile, securityFile, sharedWordsFile, siteFile } from './site.ts';

export type Company = Facts<typeof siteFile.schema>;

const company = siteFile.read();

/** Company the site belongs to. Change the name in its file and it changes everywhere. */
export const site: Company = {
  ...company,
  description: company.description.replaceAll('{company}', company.name),
};

/**
 * Addresses outside this site. Those on example.com hold a place until the company fills in its own; the launch check
 * lists every one that is left.
 */
export const outsideLinks = linksFile.read();

/** Whom somebody tells who has found a weakness: the site's `/.well-known/security.txt`. */
export const securityContact = securityFile.read().contact;

export const sharedWords = sharedWordsFile.read();

export interface NavigationLink {
  label: string;
  href: string;
}

/** The top navigation and the footer, in the order they are shown. */
const navigation = navigationFile.read();

export const mainLinks: readonly NavigationLink[] = navigation.main;

export const callToActionLink: NavigationLink = navigation.callToAction;

export const footerGroups = navigation.footer;

export const videoChannelLink: NavigationLink = {
  label: 'YouTube channel',
  href: outsideLinks.videoChannel,
};

export const companyPageLink: NavigationLink = {
  label: 'LinkedIn page',
  href: outsideLinks.companyNetworkPage,
};
