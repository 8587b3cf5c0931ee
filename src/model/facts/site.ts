/** The company, and the words that many pages share. */
import { filledText } from '../filled.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { destination, link, outsideLinks } from './links.ts';

const logo = (hint: string, label?: string) => f.logoFile(label ?? 'Logo', hint).optional();

const company = facts('site', 'Company and home page’s search texts', '/', {
  name: f.line({ hint: 'The woven logo draws its own initial: give the company’s logo below.' }),
  logo: logo('In its own colors, on a clear ground, best as SVG. Without one the woven mark is drawn.'),
  logoOnDark: logo('For the footer, and the documentation at night.', 'Logo on dark ground'),
  logoSaysName: f.flag('The logo holds the name', 'The name is not set beside it then.').optional(),
  icon: logo('Square: for tabs, bookmarks and home screens. Without one the logo is made small.', 'Icon'),
  subject: f.line('After the name in search results', { most: 60 }),
  tagline: f.line('Line on shared pictures'),
  description: f.paragraph('What the company does', {
    most: 200,
    hint: 'For search engines, shared links and the end of articles. {company} prints the name.',
  }),
  copyrightYear: f.whole('Year of the copyright', { least: 1990 }),
  language: f.line('Language of the site', 'en for English.'),
  sample: f.sample(),
});

export type Company = typeof company;

/** Company the site belongs to. Change the name in its file and it changes everywhere. */
export const site: Company = {
  ...company,
  description: filledText(company.description, { company: company.name }),
};

/** Whom somebody tells who has found a weakness: the site's `/.well-known/security.txt`. */
export const securityContact = facts('security', 'Reports of weaknesses', '/.well-known/security.txt', {
  address: f
    .line({ hint: 'mailto: or https:, read by the person who can act on it.' })
    .refine((text) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text), {
      error: ({ input }) =>
        `"${String(input)}" is no address. Write mailto:security@example.com, or one that begins with https://.`,
    }),
  languages: f.rows(f.line('Language', 'en for English, the best first.')),
  sample: f.sample(),
});

const linked = (label: string) => f.list(label, 'Link', { label: f.key('Words'), href: destination() });

/** The top navigation and the footer, in the order they are shown. */
export const {
  main: mainLinks,
  callToAction: callToActionLink,
  footer: footerGroups,
} = facts('navigation', 'Navigation and footer', '/', {
  main: linked('At the top'),
  callToAction: link('The button'),
  footer: f.list('At the bottom', 'Group', { heading: f.key(), links: linked('Links') }),
});

export type NavigationLink = typeof callToActionLink;

export const videoChannelLink: NavigationLink = { label: 'YouTube channel', href: outsideLinks.videoChannel };
export const companyPageLink: NavigationLink = {
  label: 'LinkedIn page',
  href: outsideLinks.companyNetworkPage,
};

const headed = { heading: f.line(), text: f.paragraph() };

/** Footer, banner, menu, the page for a wrong address, and what stands around articles and documents. */
export const sharedWords = facts('shared-words', 'Words of many pages', '/', {
  footer: f.group({
    about: f.paragraph('About the company'),
    drawings: f.paragraph('About the site'),
    developer: f.line('Link to who made it'),
  }),
  menu: f.group('Menu of a phone', { after: f.line('After the price', { names: ['proof'] }) }),
  banner: f.group('Dark banner before the footer', headed),
  notFound: f.group('Page that does not exist', {
    ...headed,
    nothing: f.line('When no page has such a name'),
    links: linked('Links'),
  }),
  documents: f.group('Below each document', f.lines('question', 'link')),
  articles: f.group('Around articles', {
    more: f.line('Link to the About page'),
    next: f.line('Heading of the next article'),
    proof: f.line('Heading of the case study'),
    missing: f.paragraph('An article that does not exist'),
    typing: f.line('When none has such a name'),
    latest: f.line('Heading of the latest articles'),
  }),
});

/**
 * Facts this website keeps about visitors, in short: the table at the head of the privacy policy. `keys` are names under
 * which a browser keeps something; a test holds that these, the policy and the code name the same ones.
 */
export const keptFacts = facts('kept-facts', 'Privacy policy: what is kept, in short', '/privacy', {
  caption: f.line(),
  groups: f.list('Place', {
    where: f.line(),
    facts: f.list('Fact', {
      ...f.lines('what', 'why', 'howLong'),
      keys: f.rows(f.line('Name in the browser')).optional(),
    }),
  }),
});
