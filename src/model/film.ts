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
  /** Marks a film that stands in for one that only the company can make. */
  sample: boolean;
}

/**
 * Addresses of a film of ours under `public/films/`. MP4 comes first: WebKitGTK stops after a fifth of a second in a WebM
 * file that begins with a large picture.
 */
export function ownFiles(name: string) {
  return {
    files: [`/films/${name}.mp4`, `/films/${name}.webm`],
    captions: `/films/${name}.vtt`,
    isSilent: true,
  };
}
