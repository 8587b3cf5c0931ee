import postcss from 'postcss';
import tokens from './tokens.css?raw';

/**
 * Reads design tokens from the text of `tokens.css`, for pictures that are files of their own and
 * cannot see the page's custom properties. Every `var()` in a value is replaced.
 *
 * @returns the value of a token by its name, such as `--color-ink`, in the light theme or the dark
 * @throws {Error} from the returned function, when there is no such token
 */
function tokenReader(css: string): (name: string, theme?: 'light' | 'dark') => string {
  const values = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ parent, prop, value }) => {
    if (parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root')
      values.set(prop, value);
  });
  const read = (name: string, theme = 'light'): string => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`src/styles/tokens.css has no ${name}. Name a token that it declares.`);
    return value
      .replace(/light-dark\((.+?), (.+?)\)/g, theme === 'light' ? '$1' : '$2')
      .replace(/var\((--[\w-]+)\)/g, (_, other: string) => read(other, theme));
  };
  return read;
}

/** The value of a token of the site. */
export const token = tokenReader(tokens);

/** The first family of a list of faces. */
export const face = (name: '--font-serif' | '--font-sans') =>
  (token(name).split(',')[0] ?? '').replaceAll('"', '');
