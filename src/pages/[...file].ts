/**
 * The files that are no pages and are made by the build: each by its address, with what writes it.
 */
import { existsSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { lookup } from 'mrmime';
import { drawnDay } from '#components/ordinary-day.ts';
import { personDrawing } from '#components/person-tile.tsx';
import {
  drawCompanyPicture,
  drawPagePicture,
  type PagePicture,
} from '#components/share-picture/share-picture.tsx';
import { faviconIco, faviconSvg, tile } from '#components/site-icon/site-icon.ts';
import { renderedDocs, withArticle } from '#layouts/docs-texts.ts';
import { firstSheet, firstSheetPath } from '#layouts/first-sheet.ts';
import { brand, clientLogos, companyIcon, site } from '#layouts/this-site.ts';
import { categoryPath, postPath } from '#model/blog/post.ts';
import { daysAfter } from '#model/calendar-day.ts';
import { resultTitle, wholeDescription } from '#model/docs/docs-pages.ts';
import { PICTURE_ROUTE_DEFAULT, sharePicturePath } from '#model/page-address.ts';
import { personSlug } from '#model/person-slug.ts';
import { today } from '#model/reader-day.ts';
import { allTemplateFiles } from '#model/workflows/template-files.ts';
import { categoryListing } from '#screens/blog/around-posts.ts';
import { postMarkdown, rssFeed } from '#screens/blog/feeds.ts';
import { categoryNames, writePostsFile } from '#screens/blog/post-lists.ts';
import { drawForm, pictureForms } from '#screens/blog/sized-pictures.ts';
import { listedTools, markSheet, sheetNames } from '#screens/docs/directory/listed-tools.ts';
import { allPagesMarkdown, docsMarkdown } from '#screens/docs/docs-markdown.ts';
import { searchFiles } from '#screens/docs/search/search-index.ts';

type Body = string | Buffer;
type Write = (origin: URL) => Body | Promise<Body>;
/** The later of two with one address stands. */
type File = [address: string, write: Write];

const each = <T>(items: readonly T[], file: (item: T) => File) => items.map(file);

export const getStaticPaths = (async () => {
  const files = new Map([...marks(), ...blogFiles(), ...docsFiles(), ...(await pictures())]);
  return [...files].map(([address, write]) => ({
    params: { file: address.slice(1) },
    props: { write },
  }));
}) satisfies GetStaticPaths;

/** Hosts know a file's type by its ending; only the development server sends what is said here. */
export const GET: APIRoute<{ write: Write }> = async ({
  props,
  params,
  url,
  site: address = url,
}) => {
  const body = await props.write(address);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': `${lookup(params['file'] ?? '') ?? 'text/plain'}; charset=utf-8` },
  });
};

/** What browsers and other programs ask every site for, and the logo for others to show. */
function marks(): File[] {
  const { logo } = brand;
  const own = logo ? [logo.onPaper, logo.onDark] : [];
  return [
    ['/.well-known/security.txt', securityText],
    [firstSheetPath, () => firstSheet],
    ['/favicon.ico', () => faviconIco(companyIcon)],
    ['/pictures/favicon.svg', () => faviconSvg(companyIcon)],
    ['/apple-touch-icon.png', () => tile(180, companyIcon)],
    ['/assets/logo.png', () => drawCompanyPicture(brand)],
    ['/assets/logo_small.png', () => tile(192, companyIcon)],
    ...own.flatMap((file): File[] => (file ? [[file.address, () => file.bytes]] : [])),
    ...each([...clientLogos.values()], (logo) => [logo.address, () => logo.bytes]),
  ];
}

/** RFC 9116. For less than a year: an abandoned site should stop promising an answer. */
function securityText(origin: URL) {
  return [
    `Contact: mailto:${site.legalEntity.securityEmail}`,
    `Expires: ${daysAfter(today(), 364)}T00:00:00Z`,
    `Preferred-Languages: ${site.company.language}`,
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}

function blogFiles(): File[] {
  const { posts } = site;
  return [
    ['/blog/posts.json', () => writePostsFile(posts)],
    ['/blog/rss.xml', ({ origin }) => rssFeed(site, origin)],
    ...each(posts, (post) => [
      `${postPath(post.id)}.md`,
      (address) => postMarkdown(site, post, address),
    ]),
  ];
}

function docsFiles(): File[] {
  return [
    // Requested when somebody begins to search.
    ...each(searchFiles(site, renderedDocs), ({ address, write }) => [address, write]),
    ['/docs/tools.json', () => JSON.stringify(listedTools(site))],
    ...each(sheetNames(site), (sheet) => [
      `/docs/tool-marks/${sheet}.svg`,
      () => markSheet(site, sheet),
    ]),
    ...each(site.docsPages, (page) => [
      `${page.path}.md`,
      async (address) => docsMarkdown(await withArticle(page), address),
    ]),
    [
      `${site.docsOrder.allPages.path}.md`,
      async (address) => allPagesMarkdown(site, await renderedDocs(), address),
    ],
    ...each(allTemplateFiles(site.templates), ({ name, body }) => [
      `/templates/${name}`,
      () => body,
    ]),
  ];
}

async function pictures(): Promise<File[]> {
  const { home, pages, posts, team, testimonials } = site;
  const { tagline } = site.company;
  const day = drawnDay(site.day);
  // Of everybody on the team or quoted (docs/decisions/010).
  const initials = [...new Set([...team, ...testimonials].map(({ name }) => name))].flatMap(
    (name): File[] => {
      const drawn = (kind: string, width: number, height: number): File => [
        `/pictures/${kind}.svg`,
        () => personDrawing(name, { width, height }),
      ];
      const slug = personSlug(name);
      return [
        drawn(`portraits/${slug}`, 120, 150),
        // Each is a file, because a thread is one pixel.
        ...[64, 92].map((width) =>
          drawn(`avatars/${slug}-${width}`, width, Math.round(width * 1.15)),
        ),
      ];
    },
  );
  // One for the site, and one for each page but the legal ones, later pages of lists and answers.
  const ofCategory = (category: string): PagePicture => {
    const { name, sentence } = categoryListing(site, category);
    const imageUrl = posts.find((post) => post.category === category && post.imageUrl)?.imageUrl;
    return { route: categoryPath(category), title: name, foot: sentence ?? tagline, imageUrl };
  };
  const shared: PagePicture[] = [
    {
      route: PICTURE_ROUTE_DEFAULT,
      title: home.hero.headline,
      foot: tagline.replace(/\.$/, ''),
    },
    ...Object.values(pages).map(({ route, headline: title, description: foot }) => ({
      route,
      title,
      foot,
    })),
    ...posts.map(({ id, title, category, readTime, imageUrl }) => {
      return { route: postPath(id), title, foot: `${category}, ${readTime} min read`, imageUrl };
    }),
    ...categoryNames(posts).map(ofCategory),
    ...site.docsPages.map((page) => ({
      route: page.path,
      title: resultTitle(page),
      foot: wholeDescription(page),
    })),
  ];
  return [
    ...each(await pictureForms(), (form) => [
      `/pictures/sized/${form.name}/${form.width}.webp`,
      () => drawForm(form),
    ]),
    ...initials.filter(([address]) => !existsSync(`public${address}`)),
    ...each(shared, (page) => [
      sharePicturePath(page.route),
      () => drawPagePicture(page, brand, day),
    ]),
  ];
}
