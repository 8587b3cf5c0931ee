import postcss from 'postcss';
import tokens from './tokens.css?raw';

const values = new Map<string, string>();
postcss.parse(tokens).walkDecls(/^--/, ({ parent, prop, value }) => {
  if (parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root')
    values.set(prop, value);
});

/** Pictures that are files of their own cannot see the page's custom properties. */
export function token(name: string, theme: 'light' | 'dark' = 'light'): string {
  const value = values.get(name);
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no ${name}. Name a token that it declares.`);
  return value
    .replace(/light-dark\((.+?), (.+?)\)/g, theme === 'light' ? '$1' : '$2')
    .replace(/var\((--[\w-]+)\)/g, (_, other: string) => token(other, theme));
}

/** The first family of a list of faces. */
export const face = (name: '--font-serif' | '--font-sans') =>
  (token(name).split(',')[0] ?? '').replaceAll('"', '');
