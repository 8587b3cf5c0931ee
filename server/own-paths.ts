/** The paths that the server answers itself; every other one belongs to a file. */

/** Takes the contact form. */
export const CONTACT_PATH = '/api/contact';
/** Says whether leads can be stored. */
export const HEALTH_PATH = '/healthz';

/** The path of a request's address, without its query. */
export function pathIn(url = '/'): string {
  return url.split('?', 1)[0] ?? '/';
}
