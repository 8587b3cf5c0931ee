import type { APIRoute, GetStaticPaths } from 'astro';
import { allTemplateFiles, type TemplateFile } from '#model/workflows/workflow-files.ts';

export const getStaticPaths: GetStaticPaths = () =>
  allTemplateFiles().map((file) => ({ params: { file: file.name }, props: { file } }));

/** A workflow or spreadsheet to take away. */
export const GET: APIRoute<{ file: TemplateFile }> = ({ props }) => new Response(props.file.body);
