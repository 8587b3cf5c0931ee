import type { APIRoute } from 'astro';
import { feedOf, rssFeed } from '#model/blog/feeds.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(rssFeed(await feedOf(publishedPosts(), site.origin)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
