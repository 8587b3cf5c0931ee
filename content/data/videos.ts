/** Every film of the site but the incubator's student films: what an owner changes is in `videos.json`. */
import { type Film, ownFiles } from './film.ts';
import { outsideLinks } from './links.ts';
import written from './videos.json' with { type: 'json' };

const elsewhere = { id: '', link: outsideLinks.videoChannel };

export const films = {
  promo: { ...elsewhere, ...ownFiles('promo'), ...written.promo },
  docsIntroduction: {
    ...elsewhere,
    ...ownFiles('introduction'),
    ...written.docsIntroduction,
  },
  incubatorHero: { ...elsewhere, ...ownFiles('incubator'), ...written.incubatorHero },
} satisfies Record<string, Film>;
