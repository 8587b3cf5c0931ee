/**
 * The site as a function of its files, checked, computed and typed: a changed file, or another
 * company, is an argument.
 */

import { keptByFile } from '#article/kept-by-file.ts';
import { DEFAULT_ERASE_AFTER, erasureWords } from '#leads/erase-after.ts';
import { readPosts } from './blog/load-posts.ts';
import { pathsIn, type SiteFiles } from './content-files.ts';
import {
  arrangeDocs,
  type DocsPage,
  docsTextProblems,
  readDocsHeaders,
} from './docs/docs-pages.ts';
import { aboutFile } from './facts/about.ts';
import { type Addresses, addressesOf } from './facts/addresses.ts';
import { blogFile, blogOf } from './facts/blog.ts';
import { caseFiles } from './facts/case-studies.ts';
import { clientsFile } from './facts/clients.ts';
import { contactFile, contactFormOf } from './facts/contact.ts';
import * as docs from './facts/docs.ts';
import { milestoneDays, planningFiles, rulesFiles } from './facts/engagement.ts';
import { type FactsReader, factsReader } from './facts/facts-file.ts';
import { filmsFile, filmsOf, studentFilmsFile, studentFilmsOf } from './facts/films.ts';
import { examplesOf, homeFiles, ordinaryDayOf, testimonialsFile } from './facts/home.ts';
import { incubatorFiles, incubatorPage } from './facts/incubator.ts';
import type { Figures, Known } from './facts/known.ts';
import { linksFile, OUTSIDE_NAMES, wholeAnswers } from './facts/links.ts';
import { pagesFile, pagesOf } from './facts/pages.ts';
import * as pricing from './facts/pricing.ts';
import { companyChannelsOf, companyFiles, companyOf, sharedFiles } from './facts/site.ts';
import * as people from './facts/team.ts';
import { filled } from './filled.ts';
import { type Ledger, ledgerOf, termFigures } from './ledger.ts';
import { readLegalDocuments } from './legal-document.ts';
import { integrationsOf } from './load-integrations.ts';
import { listPricesFile } from './workflows/list-prices.ts';
import { lastRunsOf, workflowTemplatesOf } from './workflows/workflow-templates.ts';

/** The files of facts, in the order of reading: one may name what was read before it. */
const FIRST = {
  outsideLinks: linksFile,
  ...companyFiles,
  team: people.teamFile,
  ...rulesFiles,
  ...caseFiles,
  directory: docs.directoryFile,
};

/** They name people, cases and the price of a month. */
const SECOND = { ...planningFiles, testimonials: testimonialsFile };

/** Its figures are the ledger's. */
const THIRD = { plans: pricing.plansFile };

/** They may print any figure. */
const LAST = {
  ...sharedFiles,
  pages: pagesFile,
  ...homeFiles,
  clients: clientsFile,
  films: filmsFile,
  about: aboutFile,
  pillars: people.pillarsFile,
  ...pricing.pricingFiles,
  contact: contactFile,
  blog: blogFile,
  ...docs.docsFiles,
  listPrices: listPricesFile,
  ...incubatorFiles,
  studentFilms: studentFilmsFile,
};

/** Files that no page can do without. */
export const FACTS_FILES = [FIRST, SECOND, THIRD, LAST].flatMap((files) =>
  Object.values<{ path: string; label: string }>(files),
);

interface SiteOptions {
  /** The server's LEADS_ERASE_AFTER, which the privacy policy tells. */
  eraseAfter?: string;
  /** With drafts; without the posts and documents that have a mistake, or lack a part. */
  isPreview?: boolean;
}

const keptFacts = keptByFile<FactsRead>();
const keptAddresses = keptByFile<Addresses>();

/**
 * @returns the site, unless a file of facts has a mistake; all mistakes; what whoever builds should
 * know, such as a skipped post; and what the editor's forms are made of
 */
export async function readSite(
  files: SiteFiles,
  { eraseAfter = DEFAULT_ERASE_AFTER, isPreview = false }: SiteOptions = {},
) {
  const facts = readFacts(files);
  const { known, whole, reader } = facts;
  const policy = erasureWords(eraseAfter);
  const texts = await readTexts(files, facts, policy, isPreview);
  const { shown, warnings, problems } = texts;
  const dead = textPaths(files).flatMap((path) =>
    known.addresses.deadAddresses(path, files.read(path) ?? ''),
  );
  dead.unshift(...texts.dead);
  return {
    site: whole && shown && Object.freeze({ ...composed(whole), ...shown }),
    problems: [...reader.problems, ...problems],
    warnings: [
      ...warnings,
      ...dead.map(({ line, problem }) => problem.replace(':', `, line ${line}:`)),
    ],
    dead,
    forms: reader.forms,
    known,
  };
}

/** All that needs no text: texts take long. */
export function readFactsAlone(files: SiteFiles) {
  const { known, whole, reader } = readFacts(files);
  const order = reader.said(docs.docsOrderFile);
  const site = whole && order && { ...composed(whole), docsOrder: docs.docsOrderOf(order) };
  return { site, problems: reader.problems, known, forms: reader.forms };
}

export type FactsAlone = ReturnType<typeof readFactsAlone>;

const textPaths = (files: SiteFiles) => [
  ...pathsIn(files, 'content/docs', '.mdx'),
  ...pathsIn(files, 'content/legal', '.md'),
  'content/redirects.yaml',
];

/** The same value while no fact is another, so that what was made with it may stay as well. */
function readFacts(files: SiteFiles) {
  const from = [files.paths.join('\n'), ...FACTS_FILES.map(({ path }) => files.read(path))];
  return keptFacts('content/data', from, () => readFactsAnew(files));
}

/** In four steps, between which is computed what the next one may name. */
function readFactsAnew(files: SiteFiles) {
  const reader = factsReader(files);
  const shown = shownIn(reader);
  const from = [files.paths.join('\n'), JSON.stringify(shown)];
  const addresses = keptAddresses('', from, () => addressesOf(files, shown));
  const entriesOf = (file: string) => Object.keys(reader.unchecked(file) ?? {});

  const first = reader.read(FIRST, { addresses, entriesOf });
  const team = first && people.teamOf(first.team);
  const authors = team && people.authorsOf(team);
  const named = { addresses, entriesOf, people: team && people.namesOf(team) };

  const second = reader.read(SECOND, {
    ...named,
    figures: first && termFigures(first),
    months: first?.rate.months,
    days: first && milestoneDays(first.calendar),
  });
  const ledger = first && second && ledgerOf({ ...first, ...second }, addresses.cases);

  const told =
    ledger?.figures ??
    namesOf(() => ledgerOf(reader.written({ ...FIRST, ...SECOND }), addresses.cases));
  const third = reader.read(THIRD, { ...named, figures: told });
  const plans = third && pricing.plansOf(third.plans.plans);
  const figures = ledger && plans && { ...ledger.figures, ...pricing.planNames(plans) };

  const quoted = second?.testimonials.testimonials.map(({ name }) => name);
  const all = figures ?? (told && { ...told, ...unvalued('firstPlan', 'secondPlan', 'thePlans') });
  const known: Known = { ...named, figures: all, quoted };
  const last = reader.read(LAST, known);

  const isWhole = first && team && authors && second && ledger && third && plans && figures && last;
  const whole = isWhole && {
    first,
    second,
    third,
    last,
    addresses,
    team,
    authors,
    ledger,
    plans,
    figures,
  };
  return { reader, known, authors, caseStudies: ledger?.caseStudies, whole };
}

/** A figure whose value is not known stands for itself. */
const unvalued = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`]));

/** Names that a file with a mistake still gives; nothing where its mistake leaves none. */
function namesOf(ledger: () => Ledger) {
  try {
    return unvalued(...Object.keys(ledger().figures));
  } catch {
    return undefined;
  }
}

type FactsRead = ReturnType<typeof readFactsAnew>;

function composed(whole: NonNullable<FactsRead['whole']>) {
  const { first, second, third, last, addresses, team, ledger, plans, figures } = whole;
  const { outsideLinks, rate } = first;
  const examples = examplesOf(last.examples, rate);
  const { firstAnswer } = second;
  const company = companyOf(first.company);
  const facts = {
    ...ledger,
    company,
    rate,
    currency: { currency: rate.currency, numbers: rate.numbers },
    capacity: first.capacity,
    supportQueue: filled(first.supportQueue, ledger.figures),
    firstAnswer,
    // The name was one of the list.
    reader: people.personNamed(team, firstAnswer.reader),
    plans,
    testimonials: second.testimonials.testimonials,
  };
  return {
    ...facts,
    addresses,
    figures,
    outsideLinks,
    legalEntity: first.legalEntity,
    keptFacts: first.keptFacts,
    navigation: last.navigation,
    words: last.words,
    companyChannels: companyChannelsOf(outsideLinks),
    team,
    authors: whole.authors,
    pillars: last.pillars.pillars,
    ...pagesOf(last.pages, addresses),
    home: last.home,
    day: ordinaryDayOf(last.day, examples),
    features: last.features.features,
    examples,
    processSteps: last.process.processSteps,
    faq: wholeAnswers(last.faq.questions, addresses),
    clients: last.clients.clients,
    films: filmsOf(last.films, outsideLinks),
    about: last.about,
    pricing: pricing.pricingOf(last.pricing, last.pricingTerms, {
      ...facts,
      differences: third.plans.differences,
      agreements: last.agreements.agreements,
    }),
    agreementWords: { note: last.agreements.note, changes: last.agreements.changes },
    contact: last.contact,
    contactForm: contactFormOf(last.contact, facts),
    blog: blogOf(last.blog, company),
    categoryCards: last.docsCards.cards,
    searchExamples: last.docsCards.searchExamples,
    directory: first.directory,
    listPrices: last.listPrices,
    incubator: incubatorPage(last.incubator, team, addresses, facts.currency),
    weeks: last.weeks.weeks,
    studentFilms: studentFilmsOf(last.studentFilms, outsideLinks),
    incubatorChannels: people.incubatorChannelsOf(team, outsideLinks),
  };
}

/** Of whatever could be read, every mistake. */
async function readTexts(files: SiteFiles, facts: FactsRead, policy: Figures, isPreview: boolean) {
  const { known, authors, caseStudies } = facts;
  const { said } = facts.reader;
  const { posts, dead, warnings, problems } = await readPosts(files, known, isPreview);
  const { headers, problems: ofHeaders } = readDocsHeaders(files, known);
  const directory = said(docs.directoryFile);
  const often = said(docs.oftenConnectedFile);
  const tools = directory && integrationsOf(files, directory, often);
  const order = said(docs.docsOrderFile);
  const docsOrder = order && docs.docsOrderOf(order);
  const arranged =
    docsOrder &&
    arrangeDocs(headers, {
      sections: docsOrder.sections,
      authors,
      caseStudies,
      isOff: known.addresses.isOff,
    });
  const dated = {
    example: [said(rulesFiles.rate), said(planningFiles.example)],
    cases: said(caseFiles.caseReturns) ?? {},
  };
  const listed = said(pricing.agreementsFile)?.agreements ?? [];
  const told = known.figures && { ...known.figures, ...policy };
  const { withoutOffLinks } = known.addresses;
  const legal = await readLegalDocuments(files, listed, told, withoutOffLinks);
  const ofTemplates: string[] = [];
  const ofTemplate = (problem: string) => void ofTemplates.push(problem);
  const templates = workflowTemplatesOf(files, ofTemplate);
  const lastRuns = lastRunsOf(files, ofTemplate);
  // Of a page with a mistake it would be said that it has no file.
  const ofOrder = ofHeaders.length > 0 ? [] : arranged?.problems;
  const all = [problems, ofHeaders, tools?.problems, legal.problems, ofOrder, ofTemplates];
  const shown = tools &&
    often &&
    arranged && {
      posts: posts.map((post) => ({
        ...post,
        revised: changedOn(post.content, dated, post.date, post.revised),
      })),
      docsOrder,
      docsPages: arranged.pages.map((page): DocsPage => {
        const name = page.id.replace(/.*\//, '');
        const ran = lastRuns.get(name)?.date;
        const text = files.read(`content/docs/${page.id}.mdx`) ?? '';
        const facts = { ...dated, study: page.study && name };
        return { ...page, updated: changedOn(text, facts, page.published, page.updated, ran) };
      }),
      integrations: tools.integrations,
      categories: tools.categories,
      toolKinds: tools.kinds,
      oftenConnected: { ...often, tools: tools.oftenConnected },
      privacy: legal.privacy,
      agreements: legal.agreements,
      templates,
      lastRuns,
    };
  const ofTexts = docsTextProblems(files, known);
  return { shown, dead, warnings, problems: all.flatMap((some) => some ?? []).concat(ofTexts) };
}

const EXAMPLE = /<(First|Candidates|ActionPlan)|\{(\w+Net|monthly)\}/;

type Dated = { updated?: string } | undefined;

/** A page is as new as its newest fact. */
function changedOn(
  text: string,
  dated: { example: Dated[]; cases: Readonly<Record<string, Dated>>; study?: string | undefined },
  published = '',
  ...own: (string | undefined)[]
) {
  const { example, cases, study = '' } = dated;
  const printed = [
    ...(EXAMPLE.test(text) ? example : []),
    ...(/<Case(Returns|Glances)\b/.test(text) ? Object.values(cases) : [cases[study]]),
  ];
  return [...own, ...printed.map((fact) => fact?.updated)]
    .flatMap((day) => (day && day > published ? day : []))
    .sort()
    .at(-1);
}

/** Before any file is checked: every link depends on it. */
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
