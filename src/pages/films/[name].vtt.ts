import type { APIRoute, GetStaticPaths } from 'astro';
import type { Film, FilmScene } from '#content/data/film.ts';
import { studentFilms } from '#content/data/student-films.ts';
import { films } from '#content/data/videos.ts';
import { filmCaptions } from '#model/film-words.ts';

/** Captions of the films made by this project. */
export const getStaticPaths = (() =>
  [...Object.values(films), ...studentFilms].flatMap(({ captions, scenes }: Film) => {
    const name = /^\/films\/([\w-]+)\.vtt$/.exec(captions ?? '')?.[1];
    return name && scenes ? [{ params: { name }, props: { scenes } }] : [];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ scenes: readonly FilmScene[] }> = ({ props: { scenes } }) =>
  new Response(filmCaptions(scenes), { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
