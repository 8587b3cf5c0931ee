import type { APIRoute, GetStaticPaths } from 'astro';
import { markSheet, SHEET_COUNT } from '#screens/docs/directory/tool-marks.ts';

export const getStaticPaths: GetStaticPaths = () =>
  Array.from({ length: SHEET_COUNT }, (_, sheet) => ({ params: { sheet: String(sheet) } }));

/** A sheet of the marks in the directory of tools. */
export const GET: APIRoute = ({ params }) =>
  new Response(markSheet(Number(params['sheet'])), { headers: { 'Content-Type': 'image/svg+xml' } });
