/** Types of a film, for its files and for the player. */
import type { Channel } from './integrations/terms.ts';

/** Scene of a film: the text in the picture, and a description of the rest. */
export interface FilmScene {
  /** Seconds the scene lasts. */
  seconds: number;
  /** Over the large words: who, and when. */
  label?: string;
  /** The large words, line by line, at most nineteen characters each. */
  words: readonly string[];
  /** Lines under the large words. */
  note?: readonly string[];
  /** Description of the picture apart from its words. */
  shows: string;
  /** Colour of the thread, where the scene is about one channel. */
  channel?: Channel;
}

/**
 * A film. It plays from the video platform when `id` is set, from `files` of ours when those are, and while it has
 * neither the player says in words that it is not online yet.
 */
export interface Film {
  /** The video platform's id, eleven characters. While it is empty, our own files play. */
  id: string;
  /** Address of the film outside this site. */
  link: string;
  /** Addresses of the film's files on this site, the same film in each; a browser plays the first that it can. */
  files?: readonly string[];
  /** Address of the captions of the files (WebVTT). Required when somebody speaks. */
  captions?: string;
  /** The files have no sound: what the film says is set in its picture. */
  isSilent?: boolean;
  title: string;
  /** One sentence under the film, after its title. */
  summary: string;
  /** Length in seconds. */
  duration: number;
  /** A picture of 16 by 9 from this site, shown until the film plays. */
  poster: string;
  /** Words and pictures of the film, in paragraphs, for readers who do not watch. */
  transcript?: readonly string[];
  /** The scenes of a film of our own making: its captions and transcript are made from them. */
  scenes?: readonly FilmScene[];
  /** Marks a film that stands in for one that only the company can make. */
  sample: boolean;
}

/**
 * Addresses under which `npm run films` publishes a film. MP4 comes first: WebKitGTK stops after a fifth of a second in a WebM
 * file that begins with a large picture.
 */
export function ownFiles(name: string) {
  return {
    files: [`/films/${name}.mp4`, `/films/${name}.webm`],
    captions: `/films/${name}.vtt`,
    isSilent: true,
  };
}
