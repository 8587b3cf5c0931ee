/**
 * React's functions for elements as exports of a module. React is CommonJS, of which a bundler makes `(0, r.jsx)(…)` for
 * every element; a name of our own is called as it is. React's build for visitors has one function under both names.
 */
import { jsx as element, Fragment as fragment } from 'react/jsx-runtime';

export const Fragment = fragment;
export const jsx = element;
export { jsx as jsxs };
