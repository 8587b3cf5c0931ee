import type { APIRoute } from 'astro';
import { atomFeed, feedOf } from '#model/blog/feeds.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(atomFeed(await feedOf(publishedPosts(), site.origin)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
