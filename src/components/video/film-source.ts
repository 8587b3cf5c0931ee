import type { Film } from '#model/film.ts';

export type FilmSource = 'platform' | 'file' | 'none';

/** Sentence for a film that has neither an id nor a file. */
export const NOT_ONLINE = 'This film is not online yet: its title, length and poster are sample content.';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** Place a film plays from: an id wins over files, which may stay. */
export function filmSource({ id, files }: Pick<Film, 'id' | 'files'>): FilmSource {
  if (id) return 'platform';
  return files?.length ? 'file' : 'none';
}

/**
 * Address of the platform's player on the host that sets no cookie before playback. It starts at
 * once: it is only asked for after the visitor pressed play.
 */
export function playerAddress(id: string, { isMuted = false } = {}): string {
  const options = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0' });
  if (isMuted) options.set('mute', '1');
  return `${PLAYER}${encodeURIComponent(id)}?${options}`;
}

/** Type of a file, which lets a browser skip one it cannot play; undefined lets it try. */
export function fileType(file: string): string | undefined {
  const ending = /\.(webm|mp4)$/.exec(file)?.[1];
  return ending && `video/${ending}`;
}
