import * as brands from 'simple-icons';
import { HASH_PATH, iconPath } from './geometry.ts';

/** Signs of our own, besides the brand marks of simple-icons. */
const SIGNS: Record<string, string> = {
  book: 'M4 5h16v16H4zM6.5 10v8.5h11V10zM7 2h2.5v4H7zM14.5 2H17v4h-2.5z',
  text: 'M3 4h18v13H11l-5 4v-4H3z',
  'hand-over':
    'M8 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2 20c0-5 3-8 6-8s6 3 6 8zM16 9V6l6 5-6 5v-3h-3V9z',
  person: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 21c0-5 4-8 9-8s9 3 9 8z',
  search:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.5 8.5 6 6-2 2-6-6z',
  pages: 'M4 2h11l5 5v15H4zM7 11v2h10v-2zM7 15v2h10v-2z',
  phone: 'M6 2h4l2 6-3 2c1 2.5 2.5 4 5 5l2-3 6 2v4c0 2-2 4-4 4C10 22 2 14 2 6c0-2 2-4 4-4z',
  mail: 'M2 5h20v14H2zM4.5 7l7.5 6 7.5-6z',
  clock: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.3 4v7l5.3 3 1.2-2-4-2.3V6z',
  database:
    'M3 5c0-4 18-4 18 0v3c0 4-18 4-18 0zM3 11c3 4 15 4 18 0v3c0 4-18 4-18 0zM3 17c3 4 15 4 18 0v2c0 4-18 4-18 0z',
  form: 'M4 2h16v20H4zM7 6v3h10V6zM7 11v3h10v-3zM7 16v3h5v-3z',
  film: 'M2 5h20v14H2zM9.5 8.5v7l6-3.5z',
  list: 'M3 4h3v3H3zM8 4h13v3H8zM3 10.5h3v3H3zM8 10.5h13v3H8zM3 17h3v3H3zM8 17h13v3H8z',
  model: 'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z',
  money: 'M2 6h20v12H2zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  map: 'M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7Zm0 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  voice: 'M3 10h2v4H3zM7 7h2v10H7zM11 4h2v16h-2zM15 8h2v8h-2zM19 10h2v4h-2z',
  picture: 'M2 4h20v16H2zM4.5 17.5h15l-5-7-3.5 4.5-2-2.5z',
  slack: HASH_PATH,
};

const marks = new Map(Object.entries(brands));

/** @returns path data on a grid of 24 @throws with the possible names when there is none */
export function diagramMark(name: string) {
  const sign = SIGNS[name];
  if (sign) return sign;
  const brand = marks.get(`si${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  if (brand) return iconPath(brand);
  throw new Error(
    `A drawing in content/docs asks for the mark "${name}", which does not exist. Use one of our own (${Object.keys(SIGNS).join(', ')}) or the slug of a mark on simpleicons.org, such as googlesheets.`,
  );
}
