import type { APIRoute } from 'astro';
import { feedOf, jsonFeed } from '#model/blog/feeds.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';

export const GET: APIRoute = async ({ url, site = url }) =>
  new Response(jsonFeed(await feedOf(publishedPosts(), site.origin)), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
