/**
 * The site as a function of its files: everything that an owner edits, checked, computed and typed.
 * Nothing is read at import, so a changed file, or another company, is an argument.
 */
import { DEFAULT_ERASE_AFTER, erasureWords } from '#leads/erase-after.ts';
import { readPosts } from './blog/load-posts.ts';
import type { SiteFiles } from './content-files.ts';
import { arrangeDocs, readDocsHeaders } from './docs/docs-pages.ts';
import { aboutFile } from './facts/about.ts';
import { addressesOf } from './facts/addresses.ts';
import { blogFile, blogOf } from './facts/blog.ts';
import { type CaseStudies, caseReturnsFile, caseStudiesFile } from './facts/case-studies.ts';
import { clientsFile } from './facts/clients.ts';
import { contactFile, contactFormOf } from './facts/contact.ts';
import * as docs from './facts/docs.ts';
import * as money from './facts/engagement.ts';
import { type FactsReader, factsReader } from './facts/facts-file.ts';
import { filmsFile, filmsOf, studentFilmsFile, studentFilmsOf } from './facts/films.ts';
import * as home from './facts/home.ts';
import { incubatorFile, incubatorPage, incubatorWeeksFile } from './facts/incubator.ts';
import type { Figures, Known } from './facts/known.ts';
import { linksFile, OUTSIDE_NAMES, wholeAnswers } from './facts/links.ts';
import { pagesFile, pagesOf } from './facts/pages.ts';
import * as pricing from './facts/pricing.ts';
import * as firm from './facts/site.ts';
import * as people from './facts/team.ts';
import { filled } from './filled.ts';
import { ledgerOf } from './ledger.ts';
import { readLegalDocuments } from './legal-document.ts';
import { integrationsOf } from './load-integrations.ts';
import { money as written } from './money.ts';
import { listPricesFile } from './workflows/list-prices.ts';
import { lastRunsOf, workflowTemplatesOf } from './workflows/workflow-templates.ts';

/** The files of facts, in the order of reading: one may name what was read before it. */
const FIRST = {
  links: linksFile,
  company: firm.companyFile,
  legalEntity: firm.legalEntityFile,
  keptFacts: firm.keptFactsFile,
  team: people.teamFile,
  rate: money.rateFile,
  terms: money.agreementTermsFile,
  calendar: money.calendarFile,
  capacity: money.capacityFile,
  supportQueue: money.supportQueueFile,
  caseStudies: caseStudiesFile,
  caseReturns: caseReturnsFile,
  directory: docs.directoryFile,
};

/** They name people, cases and the price of a month. */
const SECOND = {
  firstAnswer: money.firstAnswerFile,
  example: money.workedExampleFile,
  actionPlan: money.actionPlanFile,
  testimonials: home.testimonialsFile,
};

/** Its figures are the ledger's. */
const THIRD = { plans: pricing.plansFile };

/** They may print any figure. */
const LAST = {
  navigation: firm.navigationFile,
  words: firm.sharedWordsFile,
  pages: pagesFile,
  home: home.homeFile,
  day: home.dayFile,
  features: home.featuresFile,
  examples: home.examplesFile,
  process: home.processFile,
  faq: home.faqFile,
  clients: clientsFile,
  films: filmsFile,
  about: aboutFile,
  pillars: people.pillarsFile,
  pricing: pricing.pricingFile,
  pricingTerms: pricing.pricingTermsFile,
  agreements: pricing.agreementsFile,
  contact: contactFile,
  blog: blogFile,
  docsCards: docs.docsCardsFile,
  docsOrder: docs.docsOrderFile,
  oftenConnected: docs.oftenConnectedFile,
  listPrices: listPricesFile,
  incubator: incubatorFile,
  weeks: incubatorWeeksFile,
  studentFilms: studentFilmsFile,
};

/** Files that no page can do without. */
export const FACTS_FILES = [FIRST, SECOND, THIRD, LAST].flatMap((files) =>
  Object.values<{ path: string; label: string }>(files),
);

interface SiteOptions {
  /** The server's LEADS_ERASE_AFTER, which the privacy policy tells. */
  eraseAfter?: string;
  /** With drafts, and without the posts and documents that have a mistake. */
  isPreview?: boolean;
}

/**
 * @returns the site, unless a file of facts has a mistake; all mistakes, a line for each; what
 * whoever builds should know, such as a post that is skipped; and what the editor's forms are
 * made of
 */
export async function readSite(
  files: SiteFiles,
  { eraseAfter = DEFAULT_ERASE_AFTER, isPreview = false }: SiteOptions = {},
) {
  const reader = factsReader(files);
  const addresses = addressesOf(files, shownIn(reader));
  const entriesOf = (file: string) => Object.keys(reader.unchecked(file) ?? {});
  const first = reader.read(FIRST, { addresses, entriesOf });
  const team = first && people.teamOf(first.team);
  const named = { addresses, entriesOf, people: team && people.namesOf(team) };
  const second = reader.read(SECOND, { ...named, figures: first && pricesOf(first.rate) });
  const ledger = first && second && ledgerOf({ ...first, ...second }, addresses.cases);
  const third = reader.read(THIRD, { ...named, figures: ledger?.figures });
  const plans = third && pricing.plansOf(third.plans.plans);
  const figures = ledger && plans && { ...ledger.figures, ...pricing.planNames(plans) };
  const quoted = second?.testimonials.testimonials.map(({ name }) => name);
  const known: Known = { ...named, figures, quoted };
  const last = reader.read(LAST, known);

  const authors = team && people.authorsOf(team);
  const texts = await readTexts(files, reader, known, {
    isPreview,
    policy: erasureWords(eraseAfter),
    authors,
    caseStudies: ledger?.caseStudies,
  });
  const { posts, tools, ofDocs, arranged, legal, templates } = texts;
  const problems = [...reader.problems, ...texts.problems];
  const told = { forms: reader.forms, known, warnings: posts.warnings };
  if (!first || !team || !authors || !second || !ledger || !third || !plans || !figures || !last)
    return { ...told, problems, site: undefined };
  // Their files are among the last.
  if (!tools || !ofDocs || !arranged) return { ...told, problems, site: undefined };

  const company = firm.companyOf(first.company);
  const { reader: answers } = second.firstAnswer;
  const facts = {
    ...ledger,
    company,
    firstAnswer: second.firstAnswer,
    // The name was one of the list.
    reader: people.personNamed(team, answers),
    plans,
    testimonials: second.testimonials.testimonials,
    rate: first.rate,
    currency: { currency: first.rate.currency, numbers: first.rate.numbers },
    capacity: first.capacity,
    supportQueue: filled(first.supportQueue, ledger.figures),
  };
  const site = {
    ...facts,
    addresses,
    figures,
    outsideLinks: first.links,
    legalEntity: first.legalEntity,
    keptFacts: first.keptFacts,
    navigation: last.navigation,
    words: last.words,
    companyChannels: firm.companyChannelsOf(first.links),
    team,
    authors,
    pillars: last.pillars.pillars,
    ...pagesOf(last.pages, figures, addresses),
    home: last.home,
    day: home.ordinaryDayOf(last.day),
    features: last.features.features,
    examples: last.examples,
    processSteps: last.process.processSteps,
    faq: wholeAnswers(last.faq.questions, addresses),
    clients: last.clients.clients,
    films: filmsOf(last.films, first.links),
    about: last.about,
    pricing: pricing.pricingOf(last.pricing, last.pricingTerms, {
      ...facts,
      differences: third.plans.differences,
      agreements: last.agreements.agreements,
    }),
    agreements: legal.agreements,
    agreementNote: last.agreements.note,
    contact: last.contact,
    contactForm: contactFormOf(last.contact, facts),
    blog: blogOf(last.blog, company),
    posts: posts.posts,
    categoryCards: last.docsCards.cards,
    searchExamples: last.docsCards.searchExamples,
    docsOrder: ofDocs,
    docsPages: arranged.pages,
    directory: first.directory,
    integrations: tools.integrations,
    categories: tools.categories,
    oftenConnected: { ...last.oftenConnected, tools: tools.oftenConnected },
    listPrices: last.listPrices,
    templates,
    lastRuns: lastRunsOf(files),
    incubator: incubatorPage(last.incubator, team, addresses, facts.currency),
    weeks: last.weeks.weeks,
    studentFilms: studentFilmsOf(last.studentFilms, first.links),
    incubatorChannels: people.incubatorChannelsOf(team, first.links),
    privacy: legal.privacy,
  };
  return { ...told, problems, site: Object.freeze(site) };
}

interface Before {
  isPreview: boolean;
  policy: Figures;
  authors: people.Authors | undefined;
  caseStudies: CaseStudies | undefined;
}

/** Articles, documents, tables, legal texts and templates: of whatever could be read, every mistake. */
async function readTexts(files: SiteFiles, { said }: FactsReader, known: Known, before: Before) {
  const posts = await readPosts(files, known, before.isPreview);
  const { headers, problems: ofHeaders } = readDocsHeaders(files, known);
  const directory = said(docs.directoryFile);
  const tools = directory && integrationsOf(files, directory, said(docs.oftenConnectedFile));
  const order = said(docs.docsOrderFile);
  const ofDocs = order && docs.docsOrderOf(order);
  const { isOff } = known.addresses;
  const arranged = ofDocs && arrangeDocs(headers, { ...before, sections: ofDocs.sections, isOff });
  const agreements = said(pricing.agreementsFile)?.agreements ?? [];
  const figures = known.figures && { ...known.figures, ...before.policy };
  const legal = await readLegalDocuments(files, agreements, figures);
  const ofTemplates: string[] = [];
  const templates = workflowTemplatesOf(files, (problem) => ofTemplates.push(problem));
  // Of a page with a mistake it would be said that it has no file.
  const ofOrder = ofHeaders.length > 0 ? [] : arranged?.problems;
  const all = [posts.problems, ofHeaders, tools?.problems, legal.problems, ofOrder, ofTemplates];
  const problems = all.flatMap((some) => some ?? []);
  return { posts, tools, ofDocs, arranged, legal, templates, problems };
}

const pricesOf = (rate: money.Rate) => ({
  monthly: written(rate.monthly, rate),
  lowest: written(rate.lowest, rate),
});

/** Which pages are on the site, before any file is checked: every link depends on it. */
function shownIn({ unchecked }: FactsReader) {
  const studies = unchecked('case-studies');
  const links = unchecked('links');
  const listed = unchecked('agreements');
  const agreements = Array.isArray(listed?.['agreements']) ? listed['agreements'] : [];
  return {
    hasIncubator: unchecked('incubator')?.['isShown'] !== false,
    studies: studies && Object.keys(studies),
    agreements: listed && agreements.map((agreement) => String(agreement?.slug)),
    outside:
      links && Object.fromEntries(Object.keys(links).map((key) => [key, String(links[key])])),
    outsideNames: OUTSIDE_NAMES,
  };
}

export type SiteRead = Awaited<ReturnType<typeof readSite>>;
export type Site = NonNullable<SiteRead['site']>;
