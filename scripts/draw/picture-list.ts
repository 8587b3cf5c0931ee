import { portraitLooks } from '#content/data/portrait-looks.ts';
import { team } from '#content/data/team.ts';
import { personSlug } from '#weave/person-slug.ts';
import { type CastMember, filmFrame } from '#weave/satin/film.ts';
import { type Anchor, pictureFile, type WovenPicture } from '#weave/satin/picture.ts';
import { avatar, portrait } from '#weave/satin/portrait.ts';
import { weaveScene } from '#weave/satin/scene.ts';
import { SCENES } from '#weave/satin/scenes.ts';
import type { Look } from '#weave/satin/traits.ts';

const looks: Readonly<Record<string, Look>> = portraitLooks;

/** Threads across a portrait: one thread is about 2.8 px at the width the About page gives it. */
const FOUNDER_ENDS = 152;
const MEMBER_ENDS = 110;

/** Widths of avatars in CSS pixels. An avatar is woven one thread to the pixel, so each size is its own file. */
export const AVATAR_SIZES = [48, 64, 72, 92] as const;

/** Covers by where they stand: at the head of an article, on the main card, on a smaller card, in a list. */
export const COVER_SIZES = {
  '-wide': { ends: 288, picks: 117 },
  '': { ends: 208, picks: 117 },
  '-card': { ends: 160, picks: 90 },
  '-row': { ends: 96, picks: 60 },
} as const;

const FILM = { ends: 240, picks: 135 };
/** A frame shown up to about 440 px wide: at 240 ends its threads would be too fine for the screen. */
const SMALL_FILM = { ends: 208, picks: 117 };
const THUMBNAIL = { ends: 120, picks: 68 };

/** The six graduates of the films, and where each stands in the frame. */
const GRADUATES = [
  ['Ola Brandt', 0.62],
  ['Priya Nair', 1.12],
  ['Tom Alder', 0.7],
  ['Ines Costa', 1.05],
  ['Sam Okoro', 0.6],
  ['Lea Roth', 1.1],
] as const;

const standing = (name: string, x: number, size: number, y: number): CastMember => ({
  name,
  x,
  size,
  y,
  look: looks[name] ?? {},
});

type Add = (path: string, picture: WovenPicture, label: string, anchor?: Anchor) => void;

/** Every picture file by its path below the pictures folder. */
export function pictureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add: Add = (path, picture, label, anchor) =>
    files.set(`${path}.svg`, pictureFile(picture, label, anchor));
  const founders = new Set(team.filter(({ isFounder }) => isFounder).map(({ name }) => name));
  for (const name of new Set([...team.map((person) => person.name), ...Object.keys(looks)])) {
    const slug = personSlug(name);
    const look = looks[name] ?? {};
    add(`portraits/${slug}`, portrait(name, look, founders.has(name) ? FOUNDER_ENDS : MEMBER_ENDS), name);
    for (const size of AVATAR_SIZES) add(`avatars/${slug}-${size}`, avatar(name, look, size), name);
  }
  for (const [name, { toneAt, label }] of Object.entries(SCENES)) {
    for (const [suffix, size] of Object.entries(COVER_SIZES)) {
      // A wide cover keeps its left part on a narrow screen: that is where the scenes set their object.
      add(`covers/${name}${suffix}`, weaveScene(toneAt, size), label, suffix === '-wide' ? 'xMin' : 'xMid');
    }
  }
  GRADUATES.forEach(([name, x], index) => {
    const cast = [standing(name, x, 1.16, 0.05)];
    add(`incubator/video-${index + 1}`, filmFrame(cast, FILM), name);
    add(`incubator/video-${index + 1}-small`, filmFrame(cast, THUMBNAIL), name);
  });
  addPosters(add);
  return files;
}

function addPosters(add: Add): void {
  const bundle = { y: 0.3, height: 0.17, threads: 8, colour: '#F0775C' };
  add(
    'poster-promo',
    filmFrame([standing('Dara Hollis', 1.2, 1.22, 0.03)], SMALL_FILM, bundle),
    'Dara Hollis',
  );
  add(
    'poster-incubator',
    filmFrame([standing('Mateo Varga', 0.56, 1.08, 0.06), standing('Dara Hollis', 1.22, 1.14, 0.05)], FILM),
    'Mateo Varga and Dara Hollis',
  );
  add(
    'poster-introduction',
    filmFrame(
      [standing('Ingrid Aune', 0.5, 1.14, 0.05), standing('Dara Hollis', 1.26, 1.1, 0.05)],
      SMALL_FILM,
    ),
    'Ingrid Aune and Dara Hollis',
  );
}
