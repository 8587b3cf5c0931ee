import postcss from 'postcss';
import darkTokens from './dark.css?raw';
import tokens from './tokens.css?raw';

const valuesIn = (sheet: string, selector: string) => {
  const values = new Map<string, string>();
  postcss.parse(sheet).walkDecls(/^--/, ({ parent, prop, value }) => {
    if (parent?.type === 'rule' && 'selector' in parent && parent.selector === selector)
      values.set(prop, value);
  });
  return values;
};
const light = valuesIn(tokens, ':root');
const dark = valuesIn(darkTokens, ':root.dark');

/** Pictures that are files of their own cannot see the page's custom properties. */
export function token(name: string, theme: 'light' | 'dark' = 'light'): string {
  const value = (theme === 'dark' && dark.get(name)) || light.get(name);
  if (value === undefined)
    throw new Error(`src/styles/tokens.css has no ${name}. Name a token that it declares.`);
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => token(other, theme));
}

export const face = (name: '--font-serif' | '--font-sans') =>
  (token(name).split(',')[0] ?? '').replaceAll('"', '');
