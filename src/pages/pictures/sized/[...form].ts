import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedPosts } from '#model/blog/published-posts.ts';
import { drawForm, type PictureForm, pictureForms } from '#model/pictures/sized-pictures.ts';

export const getStaticPaths = (async () =>
  (await pictureForms(publishedPosts().flatMap(({ imageUrl }) => imageUrl ?? []))).map((form) => ({
    params: { form: `${form.name}/${form.size}.${form.type}` },
    props: { form },
  }))) satisfies GetStaticPaths;

/** A photograph of `public/pictures` in one size and format. */
export const GET: APIRoute<{ form: PictureForm }> = async ({ props }) =>
  new Response(new Uint8Array(await drawForm(props.form)), {
    headers: { 'Content-Type': `image/${props.form.type}` },
  });
