import type { APIRoute, GetStaticPaths } from 'astro';
import {
  articlePicture,
  docsPicture,
  drawPagePicture,
  type PagePicture,
  sitePicture,
} from '#components/share-picture/page-picture.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';
import { docsPages } from '#model/docs/docs-collection.ts';
import { restParameter } from '#model/page-address.ts';

/** One picture for the site, one for each article and one for each page of the documentation. */
export const getStaticPaths = (async () =>
  [sitePicture, ...publishedPosts().map(articlePicture), ...(await docsPages()).map(docsPicture)].map(
    (picture) => ({ params: { page: restParameter(picture.route) }, props: picture }),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<PagePicture> = async ({ props }) =>
  new Response(new Uint8Array(await drawPagePicture(props)), { headers: { 'Content-Type': 'image/png' } });
