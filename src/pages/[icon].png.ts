import type { APIRoute, GetStaticPaths } from 'astro';
import { TILE_SIZES, type TileName, tile } from '#components/site-icon/site-icon.ts';
import { companyIcon } from '#model/pictures/logos.ts';

export const getStaticPaths = (() =>
  (Object.keys(TILE_SIZES) as TileName[]).map((icon) => ({
    params: { icon },
    props: { icon },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: TileName }> = async ({ props }) =>
  new Response(new Uint8Array(await tile(props.icon, companyIcon)), {
    headers: { 'Content-Type': 'image/png' },
  });
