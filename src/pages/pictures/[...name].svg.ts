import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureList } from '#components/woven-pictures/picture-list.ts';

const list = pictureList();

export const getStaticPaths = (() =>
  [...list.keys()].map((file) => ({
    params: { name: file.replace(/\.svg$/, '') },
  }))) satisfies GetStaticPaths;

/** A woven picture. A file of the same name in `public/pictures` is published in its place. */
export const GET: APIRoute = ({ params }) => {
  const draw = list.get(`${params['name']}.svg`);
  return new Response(draw?.(), { status: draw ? 200 : 404, headers: { 'Content-Type': 'image/svg+xml' } });
};
