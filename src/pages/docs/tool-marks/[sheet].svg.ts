import type { APIRoute, GetStaticPaths } from 'astro';
import { markSheet, SHEETS } from '#screens/docs/directory/listed-tools.ts';

export const getStaticPaths: GetStaticPaths = () => SHEETS.map((sheet) => ({ params: { sheet } }));

/** A sheet of the marks in the directory of tools. */
export const GET: APIRoute = ({ params }) =>
  new Response(markSheet(params['sheet'] ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
