import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '#weave/satin/picture.ts';
import { weaveScene } from '#weave/satin/scene.ts';
import { SCENES } from '#weave/satin/scenes.ts';

/** Threads across and down of the upright part of a scene that a share picture shows: one thread is 5 px. */
const SCENE_SIZE = { ends: 112, picks: 126 };

/** Where that part begins, in heights from the scene's left edge, when the scene's object is further right. */
const SCENE_FROM: Readonly<Record<string, number>> = { layoffs: 0.55 };

/**
 * The picture of an article for its share picture. A woven cover is woven anew in this shape. A picture from another
 * host is not fetched at build, so the article has none here.
 *
 * @param imageUrl root-relative address of a file in `public`
 */
export async function coverImage(imageUrl: string | undefined): Promise<Buffer | undefined> {
  if (!imageUrl?.startsWith('/') || imageUrl.startsWith('//')) return undefined;
  return wovenCover(imageUrl) ?? readFile(join(process.cwd(), 'public', imageUrl)).catch(() => undefined);
}

function wovenCover(imageUrl: string): Buffer | undefined {
  const cover = Object.entries(SCENES).find(([name]) => imageUrl === `/pictures/covers/${name}.svg`);
  if (!cover) return undefined;
  const [name, { toneAt, label }] = cover;
  const from = SCENE_FROM[name] ?? 0;
  const scene = weaveScene((x, y) => toneAt(x + from, y), SCENE_SIZE);
  return Buffer.from(pictureFile(scene, label));
}
