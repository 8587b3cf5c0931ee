import type { APIRoute } from 'astro';
import { faviconIco } from '#components/site-icon/site-icon.ts';
import { companyIcon } from '#model/pictures/logos.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await faviconIco(companyIcon)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
