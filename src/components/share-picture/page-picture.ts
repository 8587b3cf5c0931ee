/** Words of each page's share picture, and the picture of the site it shows. */
import { createElement } from 'react';
import { categoryListing } from '#model/blog/category-listing.ts';
import { type PostSummary, postPath } from '#model/blog/post.ts';
import { categoryPath } from '#model/blog/post-list.ts';
import { type DocsPage, fullTitle } from '#model/docs/docs-pages.ts';
import { home } from '#model/facts/home.ts';
import type { MarketingPage } from '#model/facts/pages.ts';
import { site } from '#model/facts/site.ts';
import { PICTURE_ROUTE_DEFAULT } from '#model/page-address.ts';
import { companyLogo } from '#model/pictures/logos.ts';
import tokens from '#styles/tokens.css?raw';
import { PermissionDiagram, SHARE } from '#weave/permission-diagram.tsx';
import { rows, systems } from '../ordinary-day.ts';
import { coverImage } from './cover-image.ts';
import { drawLogoPicture } from './draw-logo-picture.tsx';
import { type CornerDrawing, drawSharePicture } from './draw-share-picture.tsx';
import instrumentSans from './fonts/instrument-sans.woff2?inline';
import newsreader from './fonts/newsreader-display.woff2?inline';

export type PagePicture = {
  /** Route of the page that the picture is for. */
  route: string;
  title: string;
  foot: string;
  /** Root-relative address of a picture of the site. */
  imageUrl?: string | undefined;
};

/** Share picture of every page without one of its own. */
export const sitePicture: PagePicture = {
  route: PICTURE_ROUTE_DEFAULT,
  title: home.hero.headline,
  foot: site.tagline.replace(/\.$/, ''),
};

export function articlePicture({ id, title, category, readTime, imageUrl }: PostSummary): PagePicture {
  return { route: postPath(id), title, foot: `${category}, ${readTime} min read`, imageUrl };
}

export function categoryPicture(category: string, posts: readonly PostSummary[]): PagePicture {
  const { name, sentence, about } = categoryListing(category, posts);
  const imageUrl = posts.find((post) => post.category === category && post.imageUrl)?.imageUrl;
  return { route: categoryPath(category), title: name, foot: sentence ?? about, imageUrl };
}

/** Share picture of a page that is neither text nor list. */
export function marketingPicture({ route, headline, description }: MarketingPage): PagePicture {
  return { route, title: headline, foot: description };
}

export function docsPicture(page: DocsPage): PagePicture {
  return { route: page.path, title: fullTitle(page), foot: page.description };
}

/** Shown where a page has no picture of its own. */
const weave: CornerDrawing = {
  element: createElement(PermissionDiagram, {
    variant: SHARE,
    systems,
    rows,
    id: 'w',
    decorative: true,
  }),
  width: SHARE.width,
  height: SHARE.height,
};

const assets = {
  tokens,
  fonts: { Newsreader: newsreader, 'Instrument Sans': instrumentSans },
  logo: companyLogo,
};

/** @returns the bytes of a PNG */
export async function drawPagePicture({ title, foot, imageUrl }: PagePicture): Promise<Buffer> {
  return drawSharePicture({ title, foot, image: (await coverImage(imageUrl)) ?? weave }, assets);
}

/** The logo with the company's name, for others to show. */
export function drawCompanyPicture(): Promise<Buffer> {
  return drawLogoPicture(assets);
}
