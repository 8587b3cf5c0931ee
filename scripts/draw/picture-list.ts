import { readFileSync } from 'node:fs';
import { portraitTraits } from '#content/data/portrait-traits.ts';
import { team } from '#content/data/team.ts';
import { personSlug } from '#model/person-slug.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import {
  type CastMember,
  type PortraitTraits,
  SCENE_NAMES,
  wovenPictures,
} from '#weave/satin/woven-pictures.ts';

const traitsOf: Readonly<Record<string, PortraitTraits>> = portraitTraits;
const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const pictures = wovenPictures(tokenReader(tokens));

/** Threads across a portrait: one thread is about 2.8 px at the width the About page gives it. */
const FOUNDER_ENDS = 152;
const MEMBER_ENDS = 110;

/** Widths of avatars in CSS pixels. An avatar is woven one thread to the pixel, so each size is its own file. */
export const AVATAR_SIZES = [48, 64, 72, 92] as const;

/** Covers by where they are shown: at the head of an article, on the main card, on a smaller card, in a list. */
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

/** The six graduates of the films, and how far from the left edge of the frame each is. */
const GRADUATES = [
  ['Ola Brandt', 0.62],
  ['Priya Nair', 1.12],
  ['Tom Alder', 0.7],
  ['Ines Costa', 1.05],
  ['Sam Okoro', 0.6],
  ['Lea Roth', 1.1],
] as const;

const person = (name: string, x: number, size: number, y: number): CastMember => ({
  name,
  x,
  size,
  y,
  traits: traitsOf[name] ?? {},
});

type Add = (path: string, file: string) => void;

/** Every picture file by its path below the pictures folder. */
export function pictureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add: Add = (path, file) => files.set(`${path}.svg`, file);
  const founders = new Set(team.filter(({ isFounder }) => isFounder).map(({ name }) => name));
  for (const name of new Set([...team.map((person) => person.name), ...Object.keys(traitsOf)])) {
    const slug = personSlug(name);
    const traits = traitsOf[name] ?? {};
    const ends = founders.has(name) ? FOUNDER_ENDS : MEMBER_ENDS;
    add(`portraits/${slug}`, pictures.portrait(name, traits, ends));
    for (const size of AVATAR_SIZES) add(`avatars/${slug}-${size}`, pictures.avatar(name, traits, size));
  }
  for (const name of SCENE_NAMES) {
    for (const [suffix, size] of Object.entries(COVER_SIZES)) {
      // A wide cover keeps its left part on a narrow screen: that is where the scenes set their object.
      const anchor = suffix === '-wide' ? 'xMin' : 'xMid';
      add(`covers/${name}${suffix}`, pictures.scene(name, size, { anchor }));
    }
  }
  GRADUATES.forEach(([name, x], index) => {
    const cast = [person(name, x, 1.16, 0.05)];
    add(`incubator/video-${index + 1}`, pictures.film(cast, FILM, name));
    add(`incubator/video-${index + 1}-small`, pictures.film(cast, THUMBNAIL, name));
  });
  addPosters(add);
  return files;
}

/** The films show whoever is named first in the team: founders, as long as there are three. */
function addPosters(add: Add): void {
  const [first = '', second = '', third = ''] = team.map(({ name }) => name);
  const bundle = { y: 0.3, height: 0.17, threads: 8, colour: '--color-panel-voice' } as const;
  add('poster-promo', pictures.film([person(first, 1.2, 1.22, 0.03)], SMALL_FILM, first, bundle));
  add(
    'poster-incubator',
    pictures.film(
      [person(second, 0.56, 1.08, 0.06), person(first, 1.22, 1.14, 0.05)],
      FILM,
      `${second} and ${first}`,
    ),
  );
  add(
    'poster-introduction',
    pictures.film(
      [person(third, 0.5, 1.14, 0.05), person(first, 1.26, 1.1, 0.05)],
      SMALL_FILM,
      `${third} and ${first}`,
    ),
  );
}
