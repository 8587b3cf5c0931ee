/**
 * Claims of the site's words and its film about the worked example, which a new price may have made untrue. The
 * launch check reports them and no test fails, so that a price need not wait for a new example or a new film.
 */
import { firstLive, pieceReturn } from './engagement-sums.ts';
import { rate, workedExample } from './facts/engagement.ts';
import { films } from './facts/films.ts';
import { count } from './sentence.ts';

/** The claims as the site makes them now: days of use after which each piece is back, and what the introduction's film says. */
export const claims = {
  pieces: workedExample.pieces.map((piece) => ({
    name: piece.name,
    daysOfUse: pieceReturn(piece).daysOfUse,
  })),
  promised: rate.returnDays,
  firstLive: count((firstLive?.day ?? 0) / 7, 'week'),
  /** None when the company has its own. */
  film: films.docsIntroduction.id ? [] : films.docsIntroduction.transcript,
};

/** @returns one sentence for each claim that is no longer true, with its file and the fix */
export function untrueClaims({ pieces, promised, firstLive: live, film }: typeof claims): string[] {
  const late = pieces
    .filter(({ daysOfUse }) => daysOfUse >= promised)
    .map(
      ({ name, daysOfUse }) =>
        `content/data/worked-example.yaml: "${name}" returns its cost in ${daysOfUse} days of use, and the site promises fewer than ${promised}. Change what the piece saves, or returnDays in content/data/rate.yaml.`,
    );
  const told = film.join(' ');
  const days = pieces.map(({ name, daysOfUse }) => `${name}: ${daysOfUse} days`);
  const untold = [...days, `${promised} days of use`, live]
    .filter((words) => film.length > 0 && !told.includes(words))
    .map(
      (words) =>
        `content/data/videos.yaml: the introduction’s film does not say "${words}". It needs a new film, or a film of your own.`,
    );
  return [...late, ...untold];
}
