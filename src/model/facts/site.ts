/** The company, and the words that many pages share. */
import { factsFile } from './facts-file.ts';
import {
  filmId,
  flag,
  group,
  line,
  logoFile,
  paragraph,
  pictureAddress,
  rows,
  sample,
  webAddress,
  whole,
} from './fields.ts';
import { PAGE_VALUES } from './figure-names.ts';
import { destination } from './links.ts';

export const siteFile = factsFile({
  name: 'site',
  label: 'Company and home page’s search texts',
  about: 'Who the site speaks for. The name is printed everywhere from here.',
  page: '/',
  schema: group('Company', {
    name: line('Name', { hint: 'The woven logo draws its own initial: give the company’s logo below.' }),
    logo: logoFile('Logo', {
      hint: 'In its own colors, on a clear ground, best as SVG. Without one the woven mark is drawn.',
    }).optional(),
    logoOnDark: logoFile('Logo on dark ground', {
      hint: 'For the footer, and the documentation at night. Without one the logo is shown there in the color of the text.',
    }).optional(),
    logoSaysName: flag('The logo holds the name', {
      hint: 'The name is not set beside it then.',
    }).optional(),
    icon: logoFile('Icon', {
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
  }),
});

const headline = line('On the picture of a shared link', { most: 60 });
const page = (label: string) =>
  group(label, {
    title: line('Title', { hint: 'Before the company’s name in the tab and in results.', most: 60 }),
    description: paragraph('Description', {
      hint: 'For search engines.',
      names: PAGE_VALUES,
      most: 170,
    }),
    headline,
    keywords: paragraph('Other words people search by', {
      hint: 'For the search of the documentation, with spaces between them.',
    }),
  });

export const pagesFile = factsFile({
  name: 'pages',
  label: 'Search texts of the pages',
  about:
    'What search engines and shared links say. Articles and documents have their own; the home page’s are with the company.',
  page: '/',
  schema: group('Pages', {
    about: page('About'),
    contact: page('Contact'),
    blog: group('Blog', { headline }),
    pricing: page('Pricing'),
    incubator: page('Incubator'),
  }),
});

export const securityFile = factsFile({
  name: 'security',
  label: 'Reports of weaknesses',
  about: 'Whom somebody tells who has found one: /.well-known/security.txt.',
  page: '/.well-known/security.txt',
  schema: group('Reports of weaknesses', {
    contact: group('Contact', {
      name: line('Called', { hint: 'In the launch check.' }),
      address: line('Address', {
        hint: 'mailto: or https:, read by the person who can act on it.',
      }).refine((text) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text), {
        error: ({ input }) =>
          `"${String(input)}" is no address. Write mailto:security@example.com, or one that begins with https://.`,
      }),
      languages: rows('Languages', line('Language', { hint: 'en for English, the best first.' }), {
        singular: 'Language',
      }),
      sample: sample(),
    }),
  }),
});

const link = () => group('Link', { label: line('Words'), href: destination('Leads to') });

export const navigationFile = factsFile({
  name: 'navigation',
  label: 'Navigation and footer',
  about: 'The links at the top and the bottom of the pages, in their order.',
  page: '/',
  schema: group('Navigation', {
    main: rows('At the top', link(), { singular: 'Link', summary: 'label', unique: 'label' }),
    callToAction: group('The button', { label: line('Words'), href: destination('Leads to') }),
    footer: rows(
      'At the bottom',
      group('Group', {
        heading: line('Heading'),
        links: rows('Links', link(), { singular: 'Link', summary: 'label', unique: 'label' }),
      }),
      { singular: 'Group', summary: 'heading', unique: 'heading' },
    ),
  }),
});

export const sharedWordsFile = factsFile({
  name: 'shared-words',
  label: 'Words of many pages',
  about: 'Footer, banner, menu, the page for a wrong address, and what stands around articles and documents.',
  page: '/',
  schema: group('Words', {
    footer: group('Footer', {
      about: paragraph('About the company'),
      drawings: paragraph('About the site'),
      developer: line('Link to who made it'),
    }),
    menu: group('Menu of a phone', { after: line('After the price', { names: ['proof'] }) }),
    banner: group('Dark banner before the footer', { heading: line('Heading'), text: paragraph('Text') }),
    notFound: group('Page that does not exist', {
      heading: line('Heading'),
      text: paragraph('Text'),
      nothing: line('When no page has such a name'),
      links: rows('Links', group('Link', { label: line('Words'), href: destination('Leads to') }), {
        singular: 'Link',
        summary: 'label',
        unique: 'href',
      }),
    }),
    documents: group('Below each document', { question: line('Question'), link: line('Words of the link') }),
    articles: group('Around articles', {
      more: line('Link to the About page'),
      next: line('Heading of the next article'),
      proof: line('Heading of the case study'),
      missing: paragraph('An article that does not exist'),
      typing: line('When none has such a name'),
      latest: line('Heading of the latest articles'),
    }),
  }),
});

const film = (label: string) =>
  group(label, {
    id: filmId('Film’s name on the platform', {
      hint: 'Its eleven characters: dQw4w9WgXcQ of https://youtu.be/dQw4w9WgXcQ. Empty while our own film plays.',
    }).optional(),
    link: webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
    title: line('Title'),
    summary: paragraph('One sentence under it'),
    duration: whole('Length in seconds', { least: 1 }),
    poster: pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
    transcript: rows('Transcript', paragraph('Scene'), {
      hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
    }),
    sample: sample(),
  });

export const videosFile = factsFile({
  name: 'videos',
  label: 'Films',
  about: 'Of the home page, the introduction and the incubator’s opening.',
  page: '/',
  schema: group('Films', {
    promo: film('Home page'),
    docsIntroduction: film('Introduction of the documentation'),
    incubatorHero: film('Incubator'),
  }),
});
