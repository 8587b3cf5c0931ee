import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CASE_STUDIES, type CaseStudySlug } from '#model/facts/case-studies.ts';

const STUDY = CASE_STUDIES.at(-1) as CaseStudySlug;

/**
 * What people and machines are told of a case study, part by part, with the one switch on or off.
 */
async function told(sample: boolean) {
  vi.resetModules();
  vi.doMock('#model/facts/case-studies.ts', async (original) => {
    const real = await original<typeof import('#model/facts/case-studies.ts')>();
    const studies = Object.entries(real.caseStudies).map(([slug, study]) => [
      slug,
      { ...study, sample },
    ]);
    return { ...real, caseStudies: Object.fromEntries(studies) };
  });
  // It has a mark of its own.
  vi.doMock('#components/legal-line.tsx', () => ({ LegalLine: () => null }));
  const { resultTitle, wholeDescription } = await import('#model/docs/docs-pages.ts');
  const { readDocs } = await import('#model/docs/load-docs.ts');
  const { allPagesMarkdown, docsMarkdown } = await import('#model/docs/docs-markdown.ts');
  const { caseStudyLink } = await import('#model/blog/around-posts.ts');
  const { techArticle } = await import('#model/structured-data.ts');
  const { DocsPageFrame } = await import('../docs-page.tsx');
  const { AllPages } = await import('../all-pages.tsx');
  const { CaseCards } = await import('./cards.tsx');
  const { CaseGlance, CaseGlances, CaseReturn, CaseReturns } = await import('./case.tsx');
  const site = new URL('https://site.example');
  const article = { type: 'root' as const, children: [] };
  const around = { photos: new Map(), address: site.href };
  const pages = readDocs(process.cwd()).pages.map((page) => ({
    ...page,
    article,
  }));
  const html = (part: ReactNode) => renderToStaticMarkup(part);
  const ofPage = (id: string) => {
    const page = pages.find((one) => one.id === id);
    if (!page) throw new Error(`There is no ${id}.`);
    return {
      [`${id}: page`]: html(
        <DocsPageFrame page={{ ...page, related: [] }} pages={[page]} posts={[]} {...around} />,
      ),
      [`${id}: twin`]: docsMarkdown(page, site),
      [`${id}: description`]: wholeDescription(page),
      [`${id}: data`]: JSON.stringify(techArticle(page, resultTitle(page))),
    };
  };
  return {
    ...ofPage(`case-studies/${STUDY}`),
    ...ofPage('showcase'),
    'all pages': html(<AllPages pages={pages} {...around} />),
    'all pages: twin': allPagesMarkdown(pages, site),
    article: html(`${caseStudyLink(STUDY, pages).sample ? 'sample' : ''}`),
    cards: html(<CaseCards />),
    'at a glance': html(<CaseGlance study={STUDY} />),
    'all at a glance': html(<CaseGlances />),
    return: html(<CaseReturn study={STUDY} />),
    'all returns': html(<CaseReturns />),
  };
}

// A company may have no case study yet.
const whereThereIsOne = test.runIf(CASE_STUDIES.length > 0);
whereThereIsOne(
  'one switch says everywhere that a case study is made up, and takes it all away',
  async () => {
    const marked = ([, text]: [string, string]) =>
      /\bsample\b(?!, not a real person| person)|made up/i.test(text);
    const [on, off] = [await told(true), await told(false)];
    const keys = (parts: [string, string][]) => parts.map(([key]) => key);
    expect(keys(Object.entries(on).filter((part) => !marked(part)))).toEqual([]);
    expect(keys(Object.entries(off).filter(marked))).toEqual([]);
  },
);
