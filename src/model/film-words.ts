/** The words of a film that we set and weave ourselves, as captions and as text. */
import type { FilmScene } from '#content/data/film.ts';

interface Cue {
  /** Seconds from the film's beginning. */
  from: number;
  to: number;
  text: string;
}

/** Lists the text of a scene, in the order in which it appears. */
function wordsOf({ label, words, note = [] }: FilmScene): string {
  return [label?.replace(/ {2,}/g, ', '), words.join(' '), note.join(' ')].filter(Boolean).join('\n');
}

/** One cue for each scene. */
function cuesOf(scenes: readonly FilmScene[]): Cue[] {
  let from = 0;
  return scenes.map((scene) => {
    const cue = { from, to: from + scene.seconds, text: wordsOf(scene) };
    from = cue.to;
    return cue;
  });
}

/** Captions that repeat the words set in the picture, as a WebVTT file. */
export function filmCaptions(scenes: readonly FilmScene[]): string {
  const cues = cuesOf(scenes).map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** A moment as WebVTT writes it: `00:05.500`. */
function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 60_000)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** Describes the film's pictures and its text, one paragraph for each scene. */
export function filmTranscript(scenes: readonly FilmScene[]): string[] {
  return scenes.map((scene) => {
    const words = wordsOf(scene)
      .replaceAll('\n', '. ')
      .replace(/([.?!”])\. /g, '$1 ');
    return [scene.shows, words].filter(Boolean).join(' ');
  });
}
