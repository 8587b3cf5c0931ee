import type { APIRoute, GetStaticPaths } from 'astro';
import {
  articlePicture,
  categoryPicture,
  docsPicture,
  drawPagePicture,
  marketingPicture,
  type PagePicture,
  sitePicture,
} from '#components/share-picture/page-picture.ts';
import { categoryNames } from '#model/blog/post-list.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';
import { docsPages } from '#model/docs/load-docs.ts';
import { marketingPages } from '#model/marketing-pages.ts';
import { restParameter } from '#model/page-address.ts';

/** One picture for the site, and one for each page but the legal ones, later pages of lists and answers. */
export const getStaticPaths = (async () => {
  const posts = publishedPosts();
  const pictures = [
    sitePicture,
    ...marketingPages().map(marketingPicture),
    ...posts.map(articlePicture),
    ...categoryNames(posts).map((category) => categoryPicture(category, posts)),
    ...docsPages().map(docsPicture),
  ];
  return pictures.map((picture) => ({ params: { page: restParameter(picture.route) }, props: picture }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<PagePicture> = async ({ props }) =>
  new Response(new Uint8Array(await drawPagePicture(props)), { headers: { 'Content-Type': 'image/png' } });
