/** The screens of a company by their addresses, as their shells hand the site down. */
import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'hast';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { elementTree, finishArticle } from '#article/article.ts';
import { REMARK_PLUGINS } from '#article/compile-mdx.ts';
import { withSideNotes } from '#article/footnotes.ts';
import { withoutEmptySections } from '#article/headings.ts';
import { readHtml, readOutline } from '#article/read-page.ts';
import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { SiteFooter } from '#components/footer/site-footer.tsx';
import { SiteNavigation } from '#components/navigation/site-navigation.tsx';
import { drawnDay } from '#components/ordinary-day.ts';
import type { TeamPhotos } from '#components/picture/picture-forms.ts';
import { ALL, categoryPath, LIST_PATH, postPath } from '#model/blog/post.ts';
import type { SiteFiles } from '#model/content-files.ts';
import type { RenderedDocsPage } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import { About } from '#screens/about/about.tsx';
import { linkPosts } from '#screens/blog/around-posts.ts';
import { ArticleNotFound, ArticleScreen } from '#screens/blog/blog-article.tsx';
import { BlogScreen } from '#screens/blog/blog-screen.tsx';
import { PostListPage } from '#screens/blog/post-list-page.tsx';
import {
  categoryNames,
  firstPosts,
  pagePath,
  pagesOf,
  recentOf,
} from '#screens/blog/post-lists.ts';
import { ContactProblem, ContactReceived } from '#screens/contact/contact-answer.tsx';
import { ContactForm } from '#screens/contact/contact-form.tsx';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { AllPages } from '#screens/docs/all-pages.tsx';
import { DocsPageFrame } from '#screens/docs/docs-page.tsx';
import { docsText } from '#screens/docs/mdx/docs-text.tsx';
import { notesSheet } from '#screens/docs/mdx/figures.tsx';
import { Sidebar } from '#screens/docs/sidebar.tsx';
import { ClientNames } from '#screens/home/client-names.tsx';
import { dayFigure } from '#screens/home/day-figure.tsx';
import { Desk } from '#screens/home/desk.tsx';
import { Faq } from '#screens/home/faq.tsx';
import { Features } from '#screens/home/features.tsx';
import { Hero } from '#screens/home/hero.tsx';
import { Integrations } from '#screens/home/integrations.tsx';
import { LastCall } from '#screens/home/last-call.tsx';
import { Process } from '#screens/home/process.tsx';
import { processFigure } from '#screens/home/process-figure.tsx';
import { Testimonials } from '#screens/home/testimonials.tsx';
import { Decision, IncubatorBar, IncubatorFooter, Opening } from '#screens/incubator/incubator.tsx';
import { Programme } from '#screens/incubator/programme.tsx';
import { Revenue } from '#screens/incubator/revenue.tsx';
import { revenueFigure } from '#screens/incubator/revenue-chart.tsx';
import { StudentFilms } from '#screens/incubator/student-films.tsx';
import { Legal } from '#screens/legal/legal.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { allocationFigure } from '#screens/pricing/allocation.tsx';
import { OwnReturn } from '#screens/pricing/own-return.tsx';
import { Pricing } from '#screens/pricing/pricing.tsx';
import { sheets } from '#weave/figure.ts';

type Screens = Record<string, ReactNode>;

export const ORIGIN = 'https://site.example';
const noLogos = new Map();
const brandOf = ({ company }: Site) => ({ name: company.name, logo: undefined });

const photosOf = ({ team }: Site): TeamPhotos =>
  new Map(team.flatMap(({ id, photo }) => (photo ? [[id, { src: photo, srcSet: photo }]] : [])));

function plainScreens(site: Site): Screens {
  const [brand, photos] = [brandOf(site), photosOf(site)];
  const agreements = site.agreements.map(({ slug, document }) => [
    `/agreements/${slug}`,
    <Legal key={slug} {...document} {...site.agreementWords} />,
  ]);
  return {
    '/': <Home site={site} />,
    '/about': <About site={site} photos={photos} />,
    '/pricing': <Pricing site={site} ownReturn={<OwnReturn facts={site.pricing.own} />} />,
    '/contact': (
      <ContactScreen site={site} photo={photos.get(site.reader.id)}>
        <ContactForm facts={site.contactForm} endpoint="/api/contact" siteKey="" />
      </ContactScreen>
    ),
    '/contact/received': <ContactReceived {...site} />,
    '/contact/problem': <ContactProblem {...site.contact.problem} />,
    '/404': <NotFound words={site.words.notFound} addresses={[]} />,
    '/privacy': <Legal {...site.privacy} />,
    ...Object.fromEntries(agreements),
    ...(site.incubator.isShown && { '/incubator': <Incubator site={site} /> }),
    'the frame': (
      <>
        {['/', '/contact', '/docs/process'].map((path) => (
          <SiteNavigation key={path} path={path} brand={brand} site={site} />
        ))}
        <Sidebar site={site} current="/docs" />
        <Sidebar site={site} current={site.docsPages.at(-1)?.path ?? ''} />
        <SiteFooter brand={brand} site={site} />
      </>
    ),
  };
}

function Home({ site }: { site: Site }) {
  const { calendar, capacity, clients, day, examples, home, navigation, testimonials } = site;
  const samples = Object.values(examples);
  const madeUp = { clients, examples: samples, process: calendar, capacity, testimonials };
  const desk = <Desk {...day.desk} asks={day.asks} href={navigation.callToAction.href} />;
  return (
    <>
      <Hero site={site} desk={desk} />
      <ClientNames site={site} logos={noLogos} madeUp={madeUp} />
      <Features {...home.features} features={site.features} examples={site.examples} />
      <Integrations {...site} />
      <Process {...site} />
      <Testimonials {...home.results} testimonials={site.testimonials} />
      <Faq {...site} />
      <LastCall {...site} />
    </>
  );
}

function Incubator({ site }: { site: Site }) {
  const { company, incubator: facts } = site;
  return (
    <>
      <IncubatorBar brand={brandOf(site)} {...facts.opening} />
      <Opening site={site} photo={undefined} />
      <Revenue revenue={facts.revenue} />
      <Programme {...site} />
      <StudentFilms heading={facts.students.heading} films={site.studentFilms} />
      <Decision {...site} />
      <IncubatorFooter
        brand={brandOf(site)}
        channels={site.incubatorChannels}
        copyright={company.name}
      />
    </>
  );
}

function blogScreens(site: Site) {
  const { blog, posts, words } = site;
  const screens: Screens = {};
  for (const category of [ALL, ...categoryNames(posts)]) {
    const ofCategory = posts.filter((post) => post.category === category);
    for (const page of pagesOf(category === ALL ? recentOf(posts) : ofCategory))
      screens[pagePath(categoryPath(category), page.number)] = (
        <PostListPage site={site} category={category} page={page} />
      );
  }
  for (const { post, next } of linkPosts(posts))
    screens[postPath(post.id)] = (
      <ArticleScreen
        site={site}
        post={post}
        next={next}
        html={readHtml(withSideNotes(post.article))}
        outline={readOutline(post.article)}
        address={ORIGIN + postPath(post.id)}
        logo={undefined}
      />
    );
  screens[LIST_PATH] = (
    <>
      <BlogScreen initialPosts={firstPosts(posts)} description={blog.description} />
      <CallToActionBand site={site} heading={blog.callToAction} />
    </>
  );
  screens['/blog/404'] = (
    <ArticleNotFound words={words} addresses={[]} latest={posts.slice(0, 3)} />
  );
  return screens;
}

function renderedDocs(site: Site, files: SiteFiles): Promise<RenderedDocsPage[]> {
  const options = { ...runtime, remarkPlugins: REMARK_PLUGINS };
  const rendered = site.docsPages.map(async (page) => {
    const text = files.read(`content/docs/${page.id}.mdx`) ?? '';
    const { default: Content } = await evaluate(text, options);
    const drawn = elementTree(docsText(Content, page, site, noLogos));
    const shown = withoutEmptySections(site.addresses.withoutOffLinks(drawn));
    return { ...page, article: await finishArticle(shown, true) };
  });
  return Promise.all(rendered);
}

function docsScreens(site: Site, pages: readonly RenderedDocsPage[]) {
  const around = { site, photos: photosOf(site), address: `${ORIGIN}/docs` };
  const screens: Screens = {};
  for (const page of pages) screens[page.path] = <DocsPageFrame page={page} {...around} />;
  screens[site.docsOrder.allPages.path] = <AllPages pages={pages} {...around} />;
  return screens;
}

/** By the address. */
export type Trees = ReadonlyMap<string, Root>;

/** @param texts articles and documents, which take longer */
export function plainTrees(site: Site, texts: Screens = {}): Trees {
  const screens = Object.entries({ ...plainScreens(site), ...texts });
  return new Map(screens.map(([address, screen]) => [address, elementTree(screen)]));
}

export async function everyScreen(site: Site, files: SiteFiles) {
  const docs = await renderedDocs(site, files);
  return { docs, trees: plainTrees(site, { ...blogScreens(site), ...docsScreens(site, docs) }) };
}

export const sheetsOf = ({ calendar, day, incubator, pricing }: Site) =>
  sheets(
    processFigure.sheet(calendar),
    dayFigure.sheet(drawnDay(day)),
    revenueFigure.sheet(incubator.revenue),
    allocationFigure.sheet(pricing.allocation),
    notesSheet(),
  );
