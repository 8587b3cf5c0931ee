import type { APIRoute } from 'astro';
import { faviconSvg } from '#components/site-icon/site-icon.ts';
import { companyIcon } from '#model/pictures/logos.ts';

export const GET: APIRoute = async () =>
  new Response(await faviconSvg(companyIcon), { headers: { 'Content-Type': 'image/svg+xml' } });
