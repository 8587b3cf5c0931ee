import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSharePicture, type SharePicture } from '#components/share-picture/draw-share-picture.tsx';
import instrumentSans from '#components/share-picture/fonts/instrument-sans.woff2?inline';
import newsreader from '#components/share-picture/fonts/newsreader-display.woff2?inline';
import { hero } from '#content/data/home.ts';
import { site } from '#content/data/site.ts';
import { type Post, postPath } from '#model/blog/post.ts';
import { publishedPosts } from '#model/blog/published-posts.ts';
import { fullTitle } from '#model/docs/docs-pages.ts';
import { PICTURE_DEFAULT, sharePicturePath } from '#model/page-address.ts';
import { renderedDocs } from '#screens/docs/docs-render.ts';
import tokens from '#styles/tokens.css?raw';
import { pictureFile } from '#weave/satin/picture.ts';
import { weaveScene } from '#weave/satin/scene.ts';
import { SCENES } from '#weave/satin/scenes.ts';

const means = { tokens, fonts: { Newsreader: newsreader, 'Instrument Sans': instrumentSans } };

/** Threads of a scene in the upright part it has here: one thread is 5 px. */
const SCENE_SIZE = { ends: 112, picks: 126 };

/** Where the upright part begins, in heights from the scene's left edge, when its object does not stand there. */
const SCENE_FROM: Readonly<Record<string, number>> = { layoffs: 0.55 };

type Props = {
  title: string;
  foot: string;
  /** Root-relative address of a picture of the site. */
  imageUrl?: string | undefined;
};

/** One picture for the site, one for each article and one for each page of the documentation. */
export const getStaticPaths = (async () => {
  const pictures: [address: string, props: Props][] = [
    [PICTURE_DEFAULT, { title: hero.headline, foot: site.tagline.replace(/\.$/, '') }],
    ...publishedPosts().map((post): [string, Props] => [
      sharePicturePath(postPath(post.id)),
      articleProps(post),
    ]),
    ...(await renderedDocs()).map((page): [string, Props] => [
      sharePicturePath(page.path),
      { title: fullTitle(page), foot: page.description },
    ]),
  ];
  return pictures.map(([address, props]) => ({
    params: { page: address.slice('/share/'.length, -'.png'.length) },
    props,
  }));
}) satisfies GetStaticPaths;

function articleProps({ title, category, readTime, imageUrl }: Post): Props {
  return { title, foot: `${category}, ${readTime} min read`, imageUrl };
}

export const GET: APIRoute<Props> = async ({ props: { title, foot, imageUrl } }) => {
  const picture: SharePicture = { title, foot, beside: await pictureOfSite(imageUrl) };
  return new Response(new Uint8Array(await drawSharePicture(picture, means)), {
    headers: { 'Content-Type': 'image/png' },
  });
};

/** A woven cover is woven anew for this shape. An article's picture from another host is not fetched at build: its share picture has the site's weave instead. */
async function pictureOfSite(imageUrl: string | undefined): Promise<Buffer | undefined> {
  if (!imageUrl?.startsWith('/') || imageUrl.startsWith('//')) return undefined;
  for (const [name, { toneAt, label }] of Object.entries(SCENES)) {
    if (imageUrl !== `/pictures/covers/${name}.svg`) continue;
    const from = SCENE_FROM[name] ?? 0;
    return Buffer.from(
      pictureFile(
        weaveScene((x, y) => toneAt(x + from, y), SCENE_SIZE),
        label,
      ),
    );
  }
  return readFile(join(process.cwd(), 'public', imageUrl)).catch(() => undefined);
}
