import { basename } from 'node:path';
import type { Plugin } from 'postcss';

/**
 * Puts a CSS module's rules in the cascade layer of its room. No order of loading matters: a screen
 * wins over a component, and both over the layout.
 */
export const roomLayer: Plugin = {
  postcssPlugin: 'room-layer',
  Once(sheet, { AtRule }) {
    const file = sheet.source?.input.file ?? '';
    if (!file.endsWith('.module.css')) return;
    const [, room] = /\/src\/(ui|article|components)\//.exec(file) ?? [];
    const layer = new AtRule({ name: 'layer', params: room ?? 'screens', nodes: sheet.nodes });
    sheet.removeAll().append(layer);
  },
};

/**
 * A class seen in the browser tells where it is written. File names are unique (a test holds that),
 * so the names are too.
 */
export function scopedName(name: string, file: string): string {
  const module = basename(file.replace(/\?.*$/, '')).replace(/\.module\.css$/, '');
  return `${module}_${name}`;
}
