/** The interface of this room: nothing outside imports another file of it. See README.md. */

import { type Anchor, pictureFile, type WovenPicture } from './picture-file.ts';
import { avatar, portrait } from './portrait.ts';
import { type PictureSize, weaveScene } from './scene.ts';
import { SCENES } from './scenes.ts';
import type { TokenName } from './shade.ts';
import type { PortraitTraits } from './traits.ts';
import { type CastMember, type FilmBundle, filmFrame } from './woven-film.ts';

export type { CastMember, PictureSize, PortraitTraits };

/** A scene of an article's cover, by name. */
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

const woven = new Map<string, WovenPicture>();

/** Weaves what was not woven yet: during development a page asks for each of its pictures anew with every reload. */
function once(facts: readonly unknown[], weave: () => WovenPicture): WovenPicture {
  const key = JSON.stringify(facts);
  const picture = woven.get(key) ?? weave();
  woven.set(key, picture);
  return picture;
}

/**
 * The woven pictures in the colours of the design tokens. Each function returns an SVG file as text, the same bytes each
 * time.
 *
 * @param token the value of a design token, such as `--portrait-ink`
 */
export function wovenPictures(token: (name: TokenName) => string) {
  return {
    /** Head and shoulders of a person, 4 to 5. `ends` is the number of threads across. */
    portrait: (name: string, traits: PortraitTraits, ends: number) =>
      pictureFile(
        once(['portrait', name, traits, ends], () => portrait(name, traits, ends)),
        name,
        token,
      ),

    /** Head and collar of a person, one thread for each of `size` pixels across. */
    avatar: (name: string, traits: PortraitTraits, size: number) =>
      pictureFile(
        once(['avatar', name, traits, size], () => avatar(name, traits, size)),
        name,
        token,
      ),

    /** The cover of an article, or with `isUpright` the part of it that shows its object in an upright picture. */
    scene: (
      name: SceneName,
      size: PictureSize,
      { anchor, isUpright = false }: { anchor?: Anchor; isUpright?: boolean } = {},
    ) => {
      const { toneAt, label, uprightFrom } = SCENES[name];
      const left = isUpright ? uprightFrom : 0;
      return pictureFile(
        once(['scene', name, size, left], () => weaveScene((x, y) => toneAt(x + left, y), size)),
        label,
        token,
        anchor,
      );
    },

    /** A frame of a film, and its label. The first of the cast is in front. */
    film: (cast: readonly CastMember[], size: PictureSize, label: string, bundle?: FilmBundle) =>
      pictureFile(
        once(['film', cast, size, bundle], () => filmFrame(cast, size, bundle)),
        label,
        token,
      ),
  };
}
