/** Every film of the site but the incubator's student films. */
import { type Film, ownFiles } from './film.ts';
import { introductionScenes, loopScenes, promoScenes } from './film-scenes.ts';
import { outsideLinks } from './links.ts';

export const films = {
  promo: {
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('promo'),
    title: 'One ordinary Thursday',
    summary: 'Five agents at work, and the person who decides.',
    duration: 52,
    poster: '/pictures/poster-promo.svg',
    scenes: promoScenes,
    sample: true,
  },
  docsIntroduction: {
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('introduction'),
    title: 'What we build first',
    summary: 'Five candidates and the one question that orders them.',
    duration: 44,
    poster: '/films/introduction.webp',
    scenes: introductionScenes,
    sample: true,
  },
  incubatorHero: {
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles('incubator'),
    title: 'Ten weeks at the loom',
    summary: 'The program, one band of cloth for each week.',
    duration: 20,
    poster: '/films/incubator.webp',
    scenes: loopScenes,
    sample: true,
  },
} satisfies Record<string, Film>;
