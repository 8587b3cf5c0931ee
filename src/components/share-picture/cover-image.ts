import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import { SCENE_NAMES, wovenPictures } from '#weave/satin/woven-pictures.ts';

/** Threads across and down of the upright part of a scene that a share picture shows: one thread is 5 px. */
const SCENE_SIZE = { ends: 112, picks: 126 };

/**
 * The picture of an article for its share picture. A woven cover is drawn again in this shape. A picture from another
 * host is not fetched at build, so the article has none here.
 *
 * @param imageUrl root-relative address of a file in `public`
 */
export async function coverImage(imageUrl: string | undefined): Promise<Buffer | undefined> {
  if (!imageUrl?.startsWith('/') || imageUrl.startsWith('//')) return undefined;
  return wovenCover(imageUrl) ?? readFile(join(process.cwd(), 'public', imageUrl)).catch(() => undefined);
}

function wovenCover(imageUrl: string): Buffer | undefined {
  const scene = SCENE_NAMES.find((name) => imageUrl === `/pictures/covers/${name}.svg`);
  return (
    scene && Buffer.from(wovenPictures(tokenReader(tokens)).scene(scene, SCENE_SIZE, { isUpright: true }))
  );
}
