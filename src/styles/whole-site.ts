/** Rules of whole-site.css that are computed. They are in the sheet that all pages share: a sheet of their own would delay each first paint. */
import type { Plugin } from 'vite';
import { fontFaces } from './fonts.ts';

/** Where a child of the twelve columns begins and ends (layout.css). */
const columns = Array.from({ length: 12 }, (_, at) => {
  return `.from-${at + 1}{grid-column-start:${at + 1}}.to-${at + 1}{grid-column-end:${at + 2}}`;
});
/** A thread's channel is an attribute; every drawing and label inside reads its colour from there. */
const threads = (id: string) =>
  `[data-channel=${id}]{--c:var(--color-${id});--c-text:var(--color-${id}-t,var(--color-${id}))}`;

export function computedRules(channels: readonly string[]): Plugin {
  const ofThreads = [...channels, 'ink'].map(threads).join('');
  const rules = `${fontFaces}@layer layout{@media(width>=56.25rem){${columns.join('')}}}${ofThreads}`;
  return {
    name: 'computed-rules',
    enforce: 'pre',
    transform: (css, file) => (file.endsWith('/whole-site.css') ? css + rules : undefined),
  };
}
