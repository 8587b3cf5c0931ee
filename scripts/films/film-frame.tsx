/** Every film as a pure function of time. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureList } from '#components/woven-pictures/picture-list.ts';
import type { Film } from '#content/data/film.ts';
import { studentFilms } from '#content/data/student-films.ts';
import { films } from '#content/data/videos.ts';
import tokens from '#styles/tokens.css?raw';
import { Drawing } from '#weave/drawing.tsx';
import stage from './film-stage.css?raw';
import { IncubatorFilm } from './incubator-film.tsx';
import { IntroductionFilm } from './introduction-film.tsx';
import { PromoFilm } from './promo-film.tsx';
import { studentFilm } from './student-film.tsx';
import { FRAME } from './timing.ts';

export interface DrawnFilm {
  /** Name of its files, without ending. */
  name: string;
  film: Film;
  /** Second whose picture represents the film until it plays, for films that have no woven picture of their own. */
  posterAt?: number;
  Scenes: ComponentType<{ t: number }>;
}

export const drawnFilms: readonly DrawnFilm[] = [
  { name: 'promo', film: films.promo, Scenes: PromoFilm },
  { name: 'introduction', film: films.docsIntroduction, posterAt: 40, Scenes: IntroductionFilm },
  { name: 'incubator', film: films.incubatorHero, posterAt: 0, Scenes: IncubatorFilm },
  ...studentFilms.map((film, index) => ({
    name: `student-${index + 1}`,
    film,
    Scenes: studentFilm(film, index),
  })),
];

/** The picture of a film at a moment, as SVG. */
export function filmFrame({ Scenes }: DrawnFilm, t: number): string {
  return renderToStaticMarkup(
    <Drawing
      className="stage"
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      width={FRAME.width}
      height={FRAME.height}
    >
      <Scenes t={t} />
    </Drawing>,
  );
}

/** The style sheets of the page in which pictures are taken. */
export const stageStyles = `${tokens}${stage}`;

/** The woven pictures that scenes use, by the names scenes use. */
export function stagePictures(): Map<string, string> {
  const list = pictureList();
  const names = ['poster-promo', ...studentFilms.map((_, index) => `incubator/video-${index + 1}`)];
  return new Map(names.map((name) => [name.replace('incubator/', ''), list.get(`${name}.svg`)?.() ?? '']));
}
