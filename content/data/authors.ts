/** Who signs documentation pages: people of the team, under the id that front matter uses (`dara-hollis`). */
import { team } from './team.ts';

export interface Author {
  name: string;
  role: string;
  /** Address of the picture, from the root of the site. */
  avatar: string;
}

export const authors: ReadonlyMap<string, Author> = new Map(
  team.map(({ id, name, title, image }) => [id, { name, role: title, avatar: image }]),
);
