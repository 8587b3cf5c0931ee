import type { APIRoute, GetStaticPaths } from 'astro';
import { type ClientLogo, clientLogos } from '#model/pictures/logos.ts';

export const getStaticPaths = (() =>
  [...clientLogos.values()].map((logo) => ({
    params: { name: logo.address.replace(/^.*\/|\.png$/g, '') },
    props: { logo },
  }))) satisfies GetStaticPaths;

/** The shape of a client's logo. */
export const GET: APIRoute<{ logo: ClientLogo }> = ({ props }) =>
  new Response(new Uint8Array(props.logo.png), { headers: { 'Content-Type': 'image/png' } });
