import type { APIRoute } from 'astro';
import { faviconSvg } from '#components/site-icon/site-icon.ts';

export const GET: APIRoute = () =>
  new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
