/** Renders one of the site's components to HTML, for journeys through a state that no page is in yet. */
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { scopedName } from '#styles/scoped-name.ts';

/**
 * @param file the component's file from the root of the project, with a leading slash
 * @param name the component's name in that file
 */
export async function renderComponent<Props extends object>(
  file: string,
  name: string,
  propsOfEach: readonly Props[],
): Promise<string[]> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root: new URL('../..', import.meta.url).pathname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    css: { modules: { generateScopedName: scopedName } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const module = (await vite.ssrLoadModule(file)) as Record<string, ComponentType<Props>>;
    const component = module[name];
    if (!component) throw new Error(`${file} has no ${name}.`);
    return propsOfEach.map((props) => renderToStaticMarkup(createElement(component, props)));
  } finally {
    await vite.close();
  }
}
