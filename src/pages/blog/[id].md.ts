import type { APIRoute, GetStaticPaths } from 'astro';
import type { Post } from '#model/blog/post.ts';
import { postMarkdown } from '#model/blog/post-markdown.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';

export const getStaticPaths: GetStaticPaths = () =>
  publishedPosts().map((post) => ({ params: { id: post.id }, props: { post } }));

export const GET: APIRoute<{ post: Post }> = async ({ props, url, site }) =>
  new Response(await postMarkdown(props.post, site ?? url), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
