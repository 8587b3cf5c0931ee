/** Every film of the site but the incubator's student films, and the shape they all share. */
import { outsideLinks } from './links.ts';

/**
 * A film. It plays from the video platform when `id` is set, from our own `file` when that is, and while it has
 * neither the player says in words that it is not online yet.
 */
export interface Film {
  /** The video platform's id, eleven characters; empty until the film is there. */
  id: string;
  /** Where the film can be watched outside this site. */
  link: string;
  /** Address of a film file on this site, such as `/films/introduction.mp4`. */
  file?: string;
  /** Address of the film file's captions (WebVTT). Required with a `file` in which somebody speaks. */
  captions?: string;
  title: string;
  /** One sentence under the film, after its title. */
  summary: string;
  /** Length in seconds. */
  duration: number;
  /** A picture of 16 by 9 from this site, shown until the film plays. */
  poster: string;
  /** What is said and shown, in paragraphs, for readers who do not watch. */
  transcript?: string[];
  /** Marks a film that does not exist yet and must be replaced before launch. */
  sample: boolean;
}

export const films = {
  promo: {
    id: '',
    link: outsideLinks.videoChannel,
    title: 'From first call to first agent',
    summary: 'Six weeks in under two minutes.',
    duration: 108,
    poster: '/pictures/poster-promo.svg',
    sample: true,
  },
  docsIntroduction: {
    id: '',
    link: outsideLinks.videoChannel,
    title: 'Two founders, one whiteboard',
    summary: 'How we decide what to build first.',
    duration: 192,
    poster: '/pictures/poster-introduction.svg',
    sample: true,
  },
  incubatorHero: {
    id: '',
    link: outsideLinks.videoChannel,
    title: 'Ten weeks at the loom',
    summary: 'The programme, told by the two founders who run it.',
    duration: 84,
    poster: '/pictures/poster-incubator.svg',
    sample: true,
  },
} satisfies Record<string, Film>;
