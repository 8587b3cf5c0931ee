import { filled } from '../filled.ts';
import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import { link, links, type OutsideLinks } from './links.ts';

const logo = (known: Known, ...named: f.Named) => f.logoFile(known, ...named).optional();

const companyFile = factsFile('site', 'Company and home page’s search texts', '/', (known) => ({
  name: f.line({ hint: 'The woven logo draws its own initial: give the company’s logo below.' }),
  logo: logo(known, {
    hint: 'In its own colors, on a clear ground, best as SVG. Without one the woven mark is drawn.',
  }),
  logoOnDark: logo(
    known,
    'Logo on dark ground',
    'For the footer, and the documentation at night. Without one the logo stands on a light plate.',
  ),
  logoSaysName: f.flag('The logo holds the name', 'The name is not set beside it then.').optional(),
  icon: logo(known, {
    hint: 'Square: for tabs, bookmarks and home screens. Without one the logo is made small.',
  }),
  subject: f.line('After the name in search results', { most: 60 }),
  tagline: f.line('Line on shared pictures'),
  description: f.paragraph('What the company does', {
    most: 200,
    hint: 'For search engines, shared links and the end of articles.',
    names: ['company'],
  }),
  copyrightYear: f.whole('Year of the copyright', { least: 1990 }),
  language: f.line('Language of the site', 'en for English.'),
  sample: f.sample(),
}));

export type Company = FactsOf<typeof companyFile>;

export const companyOf = (company: Company): Company => ({
  ...company,
  description: filled(company.description, { company: company.name }),
});

const email = (label: string) =>
  f.formed(/^\S+@\S+\.\S+$/, 'is no email address. Write it alone, as in hello@example.com.', {
    label,
  });

const entityFile = factsFile('company', 'Legal name, address, and who is on call', '/contact', {
  sample: f.sample(),
  ...f.lines('legalName', 'legalForm', 'address'),
  law: f.line('Law of the agreements', 'Completes “The law of …”.'),
  courts: f.line('Courts that decide', 'Such as: the courts of Zurich.'),
  email: email('Email'),
  privacyEmail: email('Email for privacy'),
  securityEmail: email('Email for people who found a weakness'),
  phone: f
    .formed(/\d{2}/, 'is no number. Write it as in +41 44 123 45 67.', { label: 'Phone' })
    .optional(),
  onCall: f.line('Who answers at night', 'A sentence without its period.'),
  standards: f.line('Security standards'),
  standardsState: f.line('How far those are', 'A sentence without its period.'),
});

export type LegalEntity = FactsOf<typeof entityFile>;

const navigationFile = factsFile('navigation', 'Navigation and footer', '/', (known) => ({
  main: links(known, 'At the top'),
  callToAction: link(known, 'The button'),
  footer: f
    .list('At the bottom', 'Group', { heading: f.key(), links: links(known, 'Links') })
    .overwrite((groups) => groups.filter(({ links: all }) => all.length > 0)),
  notLoaded: f.group('A part that did not load', {
    sentence: f.line(
      'Shown when it is used',
      'A tab older than the site, or a network that failed.',
    ),
    link: f.line('Words of the link that loads the page again'),
  }),
}));

export type Navigation = FactsOf<typeof navigationFile>;
export type NavigationLink = Navigation['callToAction'];

const channel = (label: string, icon: 'video' | 'network', href?: string) =>
  href === undefined ? [] : [{ label, href, icon }];
export const companyChannelsOf = ({ videoChannel, companyNetworkPage }: OutsideLinks) => [
  ...channel('YouTube channel', 'video', videoChannel),
  ...channel('LinkedIn page', 'network', companyNetworkPage),
];

const sharedWordsFile = factsFile('shared-words', 'Words of many pages', '/', (known) => ({
  footer: f.group({
    about: f.paragraph('About the company'),
    drawings: f.paragraph('About the site', { names: ['faces'] }),
    developer: f.line('Link to who made it'),
  }),
  menu: f.group('Menu of a phone', { after: f.line('After the price', { names: ['proof'] }) }),
  banner: f.group('Dark banner before the footer', f.headed),
  notFound: f.group('Page that does not exist', {
    ...f.headed,
    nothing: f.line('When no page has such a name'),
    links: links(known, 'Links'),
  }),
  documents: f.group('Below each document', f.lines('question', 'link', 'missing')),
  drawings: f.group('How to read a drawing', f.lines('onTop', 'beneath', 'behind')),
  templates: f.group('Around a template’s drawing and figures', {
    ...f.lines('drawing', 'counted', 'run', 'noRun'),
    apart: f.line('A stage of its own', { names: ['number'] }),
  }),
  tools: f.group('Search of the tools', {
    ...f.lines('none', 'others', 'send', 'failed'),
    several: f.line('How to use it', { names: ['checked'] }),
  }),
  articles: f.group('Around articles', {
    more: f.line('Link to the About page'),
    next: f.line('Heading of the next article'),
    proof: f.line('Heading of the case study'),
    missing: f.paragraph('An article that does not exist'),
    latest: f.line('Heading of the latest articles'),
  }),
}));

export type SharedWords = FactsOf<typeof sharedWordsFile>;

/** As `content/examples/audit-line.json` has them; its test compares the two. */
const LOG_FIELDS = 'at agent run tool inputHash result credential because ms versions'.split(' ');

const KEPT = [
  'keptInputs',
  'keptLogLines',
  'keptRecordings',
  'keptTranscripts',
  'keptTests',
  'keptPortal',
  'keptBackups',
  'keptCopies',
] as const;

const kept = {
  name: f.unique(f.choice(KEPT, 'Name of the period', 'Other texts print the period by it.')),
  what: f.key(),
  where: f.line(),
  howLong: f.line(),
  weeks: f
    .whole('Weeks of it', 'A stitch each in its drawing; none where it has no end.')
    .optional(),
};

/** Whatever names a period, a sub-processor or a field of the log line reads it here. */
const keptFile = factsFile('kept-facts', 'What is kept, where, and how long', '/docs/security', {
  sample: f.sample(),
  logFloor: f.line('Shortest time for log lines'),
  logCeiling: f.line('Longest time for them'),
  rows: f.list('Data', kept).length(KEPT.length),
  subProcessors: f.list('Sub-processor', { kind: f.key(), holds: f.line(), region: f.line() }),
  logLine: f.group('Fields of a log line, in a sentence', f.lines(...LOG_FIELDS)),
});

/** By name: "13 months". */
export const keptPeriodsOf = ({ rows }: FactsOf<typeof keptFile>) =>
  Object.fromEntries(
    KEPT.map((kept) => [kept, rows.find(({ name }) => name === kept)?.howLong]),
  ) as Record<(typeof KEPT)[number], string>;

export const companyFiles = {
  company: companyFile,
  legalEntity: entityFile,
  keptFacts: keptFile,
};

export const sharedFiles = { navigation: navigationFile, words: sharedWordsFile };
