import type { APIRoute, GetStaticPaths } from 'astro';
import { drawForm, type PictureForm, pictureForms } from '#model/pictures/sized-pictures.ts';

export const getStaticPaths = (async () =>
  (await pictureForms()).map((form) => ({
    params: { form: `${form.name}/${form.width}.webp` },
    props: { form },
  }))) satisfies GetStaticPaths;

/** A photograph of `public/pictures` in one size. */
export const GET: APIRoute<{ form: PictureForm }> = async ({ props }) =>
  new Response(new Uint8Array(await drawForm(props.form)), {
    headers: { 'Content-Type': 'image/webp' },
  });
