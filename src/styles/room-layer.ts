import type { Plugin } from 'postcss';

/** No order of loading matters: a screen wins over a component, and both over the layout. */
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
