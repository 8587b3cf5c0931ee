import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { techArticle } from '#components/structured-data.ts';
import { resultTitle, wholeDescription } from '#model/docs/docs-pages.ts';
import type { CaseStudySlug } from '#model/facts/case-studies.ts';
import type { Site } from '#model/read-site.ts';
import { checkout, type Facts, siteOf, withFacts } from '#model/testing/checkout.ts';
import { caseStudyLink } from '#screens/blog/around-posts.ts';
import { AllPages } from '../all-pages.tsx';
import { allPagesMarkdown, docsMarkdown } from '../docs-markdown.ts';
import { DocsPageFrame } from '../docs-page.tsx';
import { CaseCards } from './cards.tsx';
import { CaseGlance, CaseGlances, CaseReturn, CaseReturns } from './case.tsx';
import { DocsContext } from './docs-context.ts';

/** @param sample the one switch, of every case study */
async function siteWith(sample: boolean): Promise<Site> {
  const site = await siteOf(
    withFacts(checkout, {
      'case-studies': (studies) => {
        for (const study of Object.values<Facts>(studies)) study.sample = sample;
      },
    }),
  );
  // The address of the company has a mark of its own.
  return { ...site, legalEntity: { ...site.legalEntity, sample: false } };
}

const madeUp = await siteWith(true);
const STUDY = Object.keys(madeUp.caseStudies).at(-1) as CaseStudySlug;

const pageOf = (site: Site, id: string) =>
  site.docsPages.find((one) => one.id === id) ?? expect.fail(`There is no ${id}.`);

const drawn = (site: Site, part: ReactNode) =>
  renderToStaticMarkup(
    <DocsContext value={{ site, page: pageOf(site, 'showcase'), clientLogos: new Map() }}>
      {part}
    </DocsContext>,
  );

function told(site: Site) {
  const origin = new URL('https://site.example');
  const around = { photos: new Map(), address: origin.href };
  const article = { type: 'root' as const, children: [] };
  const pages = site.docsPages.map((page) => ({ ...page, article }));
  const html = (part: ReactNode) => drawn(site, part);
  const ofPage = (id: string) => {
    const page = { ...pageOf(site, id), article, related: [] };
    const alone = { ...site, docsPages: [page] };
    return {
      [`${id}: page`]: html(<DocsPageFrame page={page} site={alone} {...around} />),
      [`${id}: twin`]: docsMarkdown(page, origin),
      [`${id}: description`]: wholeDescription(page),
      [`${id}: data`]: JSON.stringify(techArticle(site, page, resultTitle(page))),
    };
  };
  return {
    ...ofPage(`case-studies/${STUDY}`),
    ...ofPage('showcase'),
    'all pages': html(<AllPages site={site} pages={pages} {...around} />),
    'all pages: twin': allPagesMarkdown(site, pages, origin),
    article: caseStudyLink(site, STUDY).sample ? 'sample' : '',
    cards: html(<CaseCards />),
    'at a glance': html(<CaseGlance study={STUDY} />),
    'all at a glance': html(<CaseGlances />),
    return: html(<CaseReturn study={STUDY} />),
    'all returns': html(<CaseReturns />),
  };
}

// A company may have no case study yet.
const whereThereIsOne = test.runIf(STUDY);

whereThereIsOne('one switch says everywhere that a case is made up, or nowhere', async () => {
  const marked = ([, text]: [string, string]) =>
    /\bsample\b(?!, not a real person| person)|made up/i.test(text);
  const [on, off] = [told(madeUp), told(await siteWith(false))];
  const keys = (parts: [string, string][]) => parts.map(([key]) => key);
  expect(keys(Object.entries(on).filter((part) => !marked(part)))).toEqual([]);
  expect(keys(Object.entries(off).filter(marked))).toEqual([]);
});

test('a title with brackets is a whole link of the twin', () => {
  const article = { type: 'root' as const, children: [] };
  const page = { ...pageOf(madeUp, 'showcase'), article, title: 'Looms [new]' };
  const twin = allPagesMarkdown(madeUp, [page], new URL('https://site.example'));
  expect(twin).toContain(' \\[new\\]](https');
});
