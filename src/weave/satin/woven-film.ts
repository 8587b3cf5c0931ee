import { FILM_COLOURS, type WovenPicture } from './picture-file.ts';
import { type PictureSize, weaveFilm } from './scene.ts';
import { PART, shade, type TokenName, type Tone } from './shade.ts';
import { type PortraitTraits, traits } from './traits.ts';

/** A person in a film frame: position and size in heights of the frame. */
export type CastMember = { name: string; traits?: PortraitTraits; x: number; y: number; size: number };

/** A bundle of threads that passes behind the cast: position, height, number of threads, colour. */
export type FilmBundle = { y: number; height: number; threads: number; colour: TokenName };

/** A frame of a film: people in light threads on ink. The first of the cast is in front. */
export function filmFrame(cast: readonly CastMember[], size: PictureSize, bundle?: FilmBundle): WovenPicture {
  const people = cast.map((member) => ({ ...member, toneAt: shade(traits(member.name, member.traits)) }));
  return weaveFilm((x, y) => {
    for (const person of people) {
      const across = ((x - person.x) / person.size) * 1.6;
      const down = (((y - 0.5 - person.y) * 2) / person.size) * 0.8;
      if (Math.abs(across) > 0.86 || down < -1) continue;
      const { tone, part } = person.toneAt(across, Math.min(down, 0.999));
      if (part !== PART.ground) return lit(tone, part);
    }
    return passing(bundle, y) ?? wall(x, y);
  }, size);
}

/** Light threads show what is pale: the tone is turned round and the mid tones deepened. */
function lit(tone: number, part: number): Tone {
  return {
    tone: Math.max(0, 1 - tone) ** 1.35 * 0.98 - (part === PART.hair ? 0.06 : 0),
    part,
    thread: FILM_COLOURS.ink,
  };
}

function passing(bundle: FilmBundle | undefined, y: number): Tone | undefined {
  const depth = bundle ? (y - bundle.y) / bundle.height : -1;
  if (!bundle || depth <= 0 || depth >= 1) return undefined;
  const isGap = Math.floor(depth * bundle.threads * 2) % 2 === 1;
  return { tone: isGap ? 0 : 0.99, part: PART.ground, thread: bundle.colour };
}

function wall(x: number, y: number): Tone {
  const glow = Math.max(0, 1 - Math.hypot(x - 0.95, y - 0.35));
  return { tone: 0.2 + 0.3 * glow, part: PART.ground, thread: '--film-dim' };
}
