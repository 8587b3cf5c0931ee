/** The logo's files: those for others to show, and the company's own where it has given them. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCompanyPicture } from '#components/share-picture/page-picture.ts';
import { tile } from '#components/site-icon/site-icon.ts';
import { companyIcon, companyLogo } from '#model/pictures/logos.ts';

/** A type, because Astro's properties take no interface. */
type DrawnFile = {
  type: string;
  draw: () => Buffer | Promise<Buffer>;
};

const PNG = 'image/png';

export const getStaticPaths = (() => {
  const own = companyLogo ? [companyLogo.onPaper, companyLogo.onDark, companyLogo.shape] : [];
  const files: [string, DrawnFile][] = [
    ['logo.png', { type: PNG, draw: drawCompanyPicture }],
    ['logo_small.png', { type: PNG, draw: () => tile('icon-192', companyIcon) }],
    ...own.flatMap((file): [string, DrawnFile][] =>
      file ? [[file.address.replace('/assets/', ''), { type: file.type, draw: () => file.bytes }]] : [],
    ),
  ];
  return files.map(([file, props]) => ({ params: { file }, props }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<DrawnFile> = async ({ props }) =>
  new Response(new Uint8Array(await props.draw()), { headers: { 'Content-Type': props.type } });
