import type { APIRoute } from 'astro';
import { summaryOf } from '../../content/blog/post.ts';
import { writePostsFile } from '../../content/blog/posts-file.ts';
import { publishedPosts } from '../../content/blog/published-posts.ts';

export const GET: APIRoute = () =>
  new Response(writePostsFile(publishedPosts().map(summaryOf)), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
