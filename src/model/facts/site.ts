/** The company, and the words that many pages share. */
import { filledText } from '../filled.ts';
import { facts } from './facts-file.ts';
import { flag, group, line, list, logoFile, paragraph, rows, sample, unique, whole } from './fields.ts';
import { destination, link, outsideLinks } from './links.ts';

const company = facts('site', 'Company and home page’s search texts', '/', {
  name: line({ hint: 'The woven logo draws its own initial: give the company’s logo below.' }),
  logo: logoFile({
    hint: 'In its own colors, on a clear ground, best as SVG. Without one the woven mark is drawn.',
  }).optional(),
  logoOnDark: logoFile('Logo on dark ground', {
    hint: 'For the footer, and the documentation at night. Without one the logo is shown there in the color of the text.',
  }).optional(),
  logoSaysName: flag('The logo holds the name', { hint: 'The name is not set beside it then.' }).optional(),
  icon: logoFile({
    hint: 'Square: for tabs, bookmarks and home screens. One with a ground of its own fills the tile; without one the logo is made small.',
  }).optional(),
  subject: line('After the name in search results', { most: 60 }),
  tagline: line('Line on shared pictures'),
  description: paragraph('What the company does', {
    most: 200,
    hint: 'For search engines, shared links and the end of articles. {company} prints the name.',
  }),
  copyrightYear: whole('Year of the copyright', { least: 1990 }),
  language: line('Language of the site', { hint: 'en for English.' }),
  sample: sample(),
});

export type Company = typeof company;

/** Company the site belongs to. Change the name in its file and it changes everywhere. */
export const site: Company = {
  ...company,
  description: filledText(company.description, { company: company.name }),
};

/** Whom somebody tells who has found a weakness: the site's `/.well-known/security.txt`. */
export const securityContact = facts('security', 'Reports of weaknesses', '/.well-known/security.txt', {
  name: line('Called', { hint: 'In the launch check.' }),
  address: line({ hint: 'mailto: or https:, read by the person who can act on it.' }).refine(
    (text) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text),
    {
      error: ({ input }) =>
        `"${String(input)}" is no address. Write mailto:security@example.com, or one that begins with https://.`,
    },
  ),
  languages: rows(line('Language', { hint: 'en for English, the best first.' })),
  sample: sample(),
});

const linked = (label: string) => list(label, 'Link', { label: unique(line('Words')), href: destination() });
const navigation = facts('navigation', 'Navigation and footer', '/', {
  main: linked('At the top'),
  callToAction: link('The button'),
  footer: list('At the bottom', 'Group', { heading: unique(line()), links: linked('Links') }),
});

export type NavigationLink = typeof navigation.callToAction;

/** The top navigation and the footer, in the order they are shown. */
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

/** Footer, banner, menu, the page for a wrong address, and what stands around articles and documents. */
export const sharedWords = facts('shared-words', 'Words of many pages', '/', {
  footer: group({
    about: paragraph('About the company'),
    drawings: paragraph('About the site'),
    developer: line('Link to who made it'),
  }),
  menu: group('Menu of a phone', { after: line('After the price', { names: ['proof'] }) }),
  banner: group('Dark banner before the footer', { heading: line(), text: paragraph() }),
  notFound: group('Page that does not exist', {
    heading: line(),
    text: paragraph(),
    nothing: line('When no page has such a name'),
    links: linked('Links'),
  }),
  documents: group('Below each document', { question: line(), link: line('Words of the link') }),
  articles: group('Around articles', {
    more: line('Link to the About page'),
    next: line('Heading of the next article'),
    proof: line('Heading of the case study'),
    missing: paragraph('An article that does not exist'),
    typing: line('When none has such a name'),
    latest: line('Heading of the latest articles'),
  }),
});

/**
 * Facts this website keeps about visitors, in short: the table at the head of the privacy policy. `keys` are names under
 * which a browser keeps something; a test holds that these, the policy and the code name the same ones.
 */
export const keptFacts = facts('kept-facts', 'Privacy policy: what is kept, in short', '/privacy', {
  caption: line(),
  groups: list('Place', {
    where: line(),
    facts: list('Fact', {
      what: line(),
      why: line(),
      howLong: line(),
      keys: rows(line('Name in the browser')).optional(),
    }),
  }),
});
