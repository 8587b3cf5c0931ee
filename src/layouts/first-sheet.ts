/**
 * The sheet that every page asks for first: the order of the layers, the faces, and rules that are computed. Not in the
 * document, which ten packets should carry: one more is a way there and back on a slow line.
 */
import { createHash } from 'node:crypto';
import { fontFaces } from '#styles/fonts.ts';
import { CHANNELS } from '#weave/channels.ts';

/** Other sheets arrive in whatever order the bundler splits them; this fixes which layer wins before any does. */
const layers = '@layer base,layout,ui,components,article,screens;';
/** Where a child of the twelve columns begins and ends (layout.css). */
const columns = Array.from({ length: 12 }, (_, at) => {
  return `.from-${at + 1}{grid-column-start:${at + 1}}.to-${at + 1}{grid-column-end:${at + 2}}`;
});
/** A thread's channel is an attribute; every drawing and label inside reads its colour from there. */
const channels = [...CHANNELS.map(({ id }) => id), 'ink'].map(
  (id) => `[data-channel=${id}]{--c:var(--color-${id});--c-text:var(--color-${id}-t,var(--color-${id}))}`,
);

export const firstSheet = `${layers}${fontFaces}@layer layout{@media(width>=56.25rem){${columns.join('')}}}${channels.join('')}`;

/** Changes with the sheet, which browsers keep for a year. */
export const firstSheetPath = `/_assets/first.${createHash('sha256').update(firstSheet).digest('base64url').slice(0, 8)}.css`;
