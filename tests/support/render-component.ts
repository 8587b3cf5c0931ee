/** A component in states that no page is in yet. */
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { scopedName } from '#styles/scoped-name.ts';

/** @param file that exports the component, from the root of the project, with a leading slash */
export async function renderComponent(
  file: string,
  name: string,
  propsOfEach: readonly object[],
): Promise<string[]> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    css: { modules: { generateScopedName: scopedName } },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const component: ComponentType<object> = (await vite.ssrLoadModule(file))[name];
  await vite.close();
  return propsOfEach.map((props) => renderToStaticMarkup(createElement(component, props)));
}
