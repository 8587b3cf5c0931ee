/** What Vite has to be told of the files of content, which modules read by themselves. */
import type { Plugin } from 'vite';

const CONTENT = /\/content\/(data|blog)\/([^./][^/]*\/)*[^./][^/]*$/;
const READERS = /\/src\/model\/(facts|blog|pictures)\/[\w-]+\.ts$/;

/** During development, has changed content read anew. */
export function contentFiles(): Plugin {
  return {
    name: 'content-files',
    hotUpdate({ file, modules }) {
      if (!CONTENT.test(file)) return undefined;
      const { moduleGraph, hot } = this.environment;
      // Astro keeps the list of a route's pages until it gets this message.
      hot.send('astro:content-changed', {});
      const all = [...moduleGraph.idToModuleMap.values()];
      return [...modules, ...all.filter(({ file: reader }) => READERS.test(reader ?? ''))];
    },
  };
}
