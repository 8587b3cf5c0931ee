import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (address: string) => readFile(join(process.cwd(), 'public', address)).catch(() => undefined);

/**
 * The picture of an article for its share picture: of a woven cover the upright form. A picture from another host is not
 * fetched at build, so the article has none here.
 *
 * @param imageUrl root-relative address of a file in `public`
 */
export async function coverImage(imageUrl: string | undefined): Promise<Buffer | undefined> {
  if (!imageUrl?.startsWith('/') || imageUrl.startsWith('//')) return undefined;
  return (await fileOf(imageUrl.replace(/\.svg$/, '-upright.svg'))) ?? fileOf(imageUrl);
}
