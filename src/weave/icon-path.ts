import { compactPath } from './compact-path.ts';

/**
 * Tool marks are path data on a 24 by 24 grid. Callers import the ones they show by name from `simple-icons`
 * (`import { siGmail } from 'simple-icons'`), so that a page's bundle holds those and no others.
 */

/** A neutral hash for Slack, whose mark simple-icons may not carry. */
export const HASH_PATH =
  'M8.2 2.5 6.9 8H2.6v2h3.8l-1 4.2H1.2v2h3.7l-1.3 5.3h2.1L7 16.2h5.6l-1.3 5.3h2.1l1.3-5.3h4.4v-2h-3.9l1-4.2h4.3V8h-3.8l1.3-5.5h-2.1L13.9 8H8.4l1.3-5.5zm-.3 7.5h5.5l-1 4.2H6.9z';

/** Path data of an icon object from `simple-icons`, or of anything else that carries a `path`, without spare decimals. */
export function iconPath(icon: { path: string }): string {
  return compactPath(icon.path);
}
