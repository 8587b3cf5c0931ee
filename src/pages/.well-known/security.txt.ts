import type { APIRoute } from 'astro';
import { today } from '#model/calendar-day.ts';
import { securityText } from '#model/security-text.ts';

export const GET: APIRoute = ({ url, site = url }) =>
  new Response(securityText(today(), site), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
