import { portraitTraits } from '#content/data/portrait-traits.ts';
import { testimonials } from '#model/facts/home-facts.ts';
import { team } from '#model/facts/team-facts.ts';
import { personSlug } from '#model/person-slug.ts';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import {
  type CastMember,
  type PortraitTraits,
  SCENE_NAMES,
  wovenPictures,
} from '#weave/satin/woven-pictures.ts';

const traitsOf: Readonly<Record<string, PortraitTraits>> = portraitTraits;
const pictures = wovenPictures(tokenReader(tokens));

/** Threads across a portrait: one thread is about 2.8 px at the width the About page gives it. */
const FOUNDER_ENDS = 152;
const MEMBER_ENDS = 110;

/** Widths of avatars in CSS pixels. An avatar is woven one thread to the pixel, so each size is its own file. */
const AVATAR_SIZES = [48, 64, 72, 92] as const;

/** Covers by where they are shown: at the head of an article, on the main card, on a smaller card, in a list. */
const COVER_SIZES = {
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
export const GRADUATES = [
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

/** Draws one SVG file, the same bytes each time. */
type Draw = () => string;
type Add = (path: string, draw: Draw) => void;

/** Every woven picture of the site by its path below `/pictures/`, drawn when it is asked for. */
export function pictureList(): Map<string, Draw> {
  const list = new Map<string, Draw>();
  const add: Add = (path, draw) => list.set(`${path}.svg`, draw);
  addPortraits(add);
  addCovers(add);
  addGraduates(add);
  addPosters(add);
  return list;
}

function addPortraits(add: Add): void {
  const founders = new Set(team.filter(({ isFounder }) => isFounder).map(({ name }) => name));
  const named = [...team, ...testimonials].map(({ name }) => name);
  for (const name of new Set([...named, ...Object.keys(traitsOf)])) {
    const slug = personSlug(name);
    const traits = traitsOf[name] ?? {};
    const ends = founders.has(name) ? FOUNDER_ENDS : MEMBER_ENDS;
    add(`portraits/${slug}`, () => pictures.portrait(name, traits, ends));
    for (const size of AVATAR_SIZES)
      add(`avatars/${slug}-${size}`, () => pictures.avatar(name, traits, size));
  }
}

function addCovers(add: Add): void {
  for (const name of SCENE_NAMES) {
    for (const [suffix, size] of Object.entries(COVER_SIZES)) {
      // A wide cover keeps its left part on a narrow screen: that is where the scenes set their object.
      const anchor = suffix === '-wide' ? 'xMin' : 'xMid';
      add(`covers/${name}${suffix}`, () => pictures.scene(name, size, { anchor }));
    }
  }
}

function addGraduates(add: Add): void {
  GRADUATES.forEach(([name, x], index) => {
    const cast = [person(name, x, 1.16, 0.05)];
    add(`incubator/video-${index + 1}`, () => pictures.film(cast, FILM, name));
    add(`incubator/video-${index + 1}-small`, () => pictures.film(cast, THUMBNAIL, name));
  });
}

/** Adds posters of the persons named first in the team, whom the films show: founders, as long as there are three. */
function addPosters(add: Add): void {
  const [first = '', second = '', third = ''] = team.map(({ name }) => name);
  const bundle = { y: 0.3, height: 0.17, threads: 8, colour: '--color-panel-voice' } as const;
  add('poster-promo', () => pictures.film([person(first, 1.2, 1.22, 0.03)], SMALL_FILM, first, bundle));
  add('poster-incubator', () =>
    pictures.film(
      [person(second, 0.56, 1.08, 0.06), person(first, 1.22, 1.14, 0.05)],
      FILM,
      `${second} and ${first}`,
    ),
  );
  add('poster-introduction', () =>
    pictures.film(
      [person(third, 0.5, 1.14, 0.05), person(first, 1.26, 1.1, 0.05)],
      SMALL_FILM,
      `${third} and ${first}`,
    ),
  );
}
