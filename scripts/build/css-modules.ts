import { basename } from 'node:path';
import type { Plugin } from 'postcss';

/** A screen wins over a component, and both over the layout, in whatever order sheets load. */
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

export function scopedName(name: string, file: string) {
  const module = basename(file.replace(/\?.*$/, '')).replace(/\.module\.css$/, '');
  return `${module}_${name}`;
}
