/** Authors of documentation pages: founders by their seat (`chief-executive`), everybody else by their `id`. */
import { team } from './team.ts';

export interface Author {
  /** Id of the person, whatever their seat: names the photograph. */
  id: string;
  name: string;
  role: string;
  /** Address of the face at the size of a byline, from the root of the site. */
  avatar: string;
}

export const authors: ReadonlyMap<string, Author> = new Map(
  team.map(({ id, seat, name, title }) => [
    seat ?? id,
    { id, name, role: title, avatar: `/pictures/avatars/${id}-64.svg` },
  ]),
);
