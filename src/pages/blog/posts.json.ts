import type { APIRoute } from 'astro';
import { summaryOf } from '#model/blog/post.ts';
import { writePostsFile } from '#model/blog/posts-file.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';

export const GET: APIRoute = () =>
  new Response(writePostsFile(publishedPosts().map(summaryOf)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
