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

const keptFacts = keptByFile<FactsAlone>();
const keptAddresses = keptByFile<Addresses>();

/**
 * @returns the site, unless a file of facts has a mistake; all mistakes; what whoever builds should
 * know, such as a skipped post; and what the editor's forms are made of
 */
export async function readSite(
  files: SiteFiles,
  { eraseAfter = DEFAULT_ERASE_AFTER, isPreview = false }: SiteOptions = {},
) {
  const facts = readFactsAlone(files);
  const { site, known, forms } = facts;
  const texts = await readTexts(files, facts, erasureWords(eraseAfter), isPreview);
  const { shown } = texts;
  const linking = [
    ...pathsIn(files, 'content/docs', '.mdx'),
    ...pathsIn(files, 'content/legal', '.md'),
    'content/redirects.yaml',
  ];
  const { deadAddresses } = known.addresses;
  const dead = texts.dead.concat(
    linking.flatMap((path) => deadAddresses(path, files.read(path) ?? '')),
  );
  return {
    site: site && shown && Object.freeze({ ...site, ...shown }),
    problems: [...facts.problems, ...texts.problems],
    warnings: [
      ...texts.warnings,
      ...dead.map(({ line, problem }) => problem.replace(':', `, line ${line}:`)),
    ],
    dead,
    forms,
    known,
  };
}

/**
 * All that needs no text, for texts take long. It is the same value while no fact is another, so
 * that what was made with it may stay as well.
 */
export function readFactsAlone(files: SiteFiles): FactsAlone {
  const from = [files.paths.join('\n'), ...FACTS_FILES.map(({ path }) => files.read(path))];
  return keptFacts('content/data', from, () => readFacts(files));
}

export type FactsAlone = ReturnType<typeof readFacts>;

function readFacts(files: SiteFiles) {
  const { whole, ...facts } = readInSteps(files);
  return { ...facts, site: whole && composed(whole) };
}

/** In four steps, between which is computed what the next one may name. */
function readInSteps(files: SiteFiles) {
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
  const { problems, forms, said } = reader;
  return { whole, problems, forms, said, known, authors, caseStudies: ledger?.caseStudies };
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

type Whole = NonNullable<ReturnType<typeof readInSteps>['whole']>;

/** What is not computed stands as it was written. */
function composed({ first, second, third, last, ledger, plans, ...computed }: Whole) {
  const { addresses, team } = computed;
  const { outsideLinks, rate } = first;
  const examples = examplesOf(last.examples, rate);
  const { firstAnswer } = second;
  const company = companyOf(first.company);
  const facts = {
    ...first,
    ...ledger,
    company,
    currency: { currency: rate.currency, numbers: rate.numbers },
    supportQueue: filled(first.supportQueue, ledger.figures),
    firstAnswer,
    // The name was one of the list.
    reader: people.personNamed(team, firstAnswer.reader),
    plans,
    testimonials: second.testimonials.testimonials,
  };
  return {
    ...last,
    ...facts,
    ...computed,
    companyChannels: companyChannelsOf(outsideLinks),
    pillars: last.pillars.pillars,
    ...pagesOf(last.pages, addresses),
    day: ordinaryDayOf(last.day, examples),
    features: last.features.features,
    examples,
    processSteps: last.process.processSteps,
    faq: wholeAnswers(last.faq.questions, addresses),
    clients: last.clients.clients,
    films: filmsOf(last.films, outsideLinks),
    pricing: pricing.pricingOf(last.pricing, last.pricingTerms, {
      ...facts,
      differences: third.plans.differences,
      agreements: last.agreements.agreements,
    }),
    agreements: last.agreements.agreements,
    agreementWords: { note: last.agreements.note, changes: last.agreements.changes },
    contactForm: contactFormOf(last.contact, facts),
    blog: blogOf(last.blog, company),
    categoryCards: last.docsCards.cards,
    searchExamples: last.docsCards.searchExamples,
    docsOrder: docs.docsOrderOf(last.docsOrder),
    incubator: incubatorPage(last.incubator, team, addresses, facts.currency),
    weeks: last.weeks.weeks,
    studentFilms: studentFilmsOf(last.studentFilms, outsideLinks),
    incubatorChannels: people.incubatorChannelsOf(team, outsideLinks),
  };
}

/** Of whatever could be read, every mistake. */
async function readTexts(files: SiteFiles, facts: FactsAlone, policy: Figures, isPreview: boolean) {
  const { known, said, authors, caseStudies } = facts;
  const { posts, dead, warnings, problems } = await readPosts(files, known, isPreview);
  const { headers, problems: ofHeaders } = readDocsHeaders(files, known);
  const directory = said(docs.directoryFile);
  const often = said(docs.oftenConnectedFile);
  const tools = directory && integrationsOf(files, directory, often);
  const order = said(docs.docsOrderFile);
  const { isOff, withoutOffLinks } = known.addresses;
  const arranged =
    order && arrangeDocs(headers, { ...docs.docsOrderOf(order), authors, caseStudies, isOff });
  const dated = {
    example: [said(rulesFiles.rate), said(planningFiles.example)],
    cases: said(caseFiles.caseReturns) ?? {},
  };
  const listed = said(pricing.agreementsFile)?.agreements ?? [];
  const told = known.figures && { ...known.figures, ...policy };
  const legal = await readLegalDocuments(files, listed, told, withoutOffLinks);
  const ofTemplates: string[] = [];
  const ofTemplate = (problem: string) => void ofTemplates.push(problem);
  const templates = workflowTemplatesOf(files, ofTemplate);
  const lastRuns = lastRunsOf(files, ofTemplate);
  // Of a page with a mistake it would be said that it has no file.
  const ofOrder = ofHeaders.length > 0 ? [] : arranged?.problems;
  const ofTexts = docsTextProblems(files, known);
  const all = [problems, ofHeaders, tools?.problems, legal.problems, ofOrder, ofTemplates, ofTexts];
  const shown = tools &&
    often &&
    arranged && {
      posts: posts.map((post) => ({
        ...post,
        revised: changedOn(post.content, dated, post.date, post.revised),
      })),
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
  return { shown, dead, warnings, problems: all.flatMap((some) => some ?? []) };
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
