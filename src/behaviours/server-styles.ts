/**
 * Leaves the style sheets to the pages. Anything a script draws later was drawn by its page at build as well,
 * which links the sheet. Astro would also link the sheets of every dynamic import, on each page that has the script: all pages,
 * for the registry of behaviours can load them all.
 */
import { isCSSRequest, type Plugin } from 'vite';

export function serverStyles(): Plugin {
  const onPages = new Set<string>();
  return {
    name: 'server-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const sheets = chunks.flatMap(({ modules }) => Object.keys(modules).filter(isCSSRequest));
        if (this.environment.name !== 'client') {
          for (const sheet of sheets) onPages.add(sheet);
          return;
        }
        const missing = sheets.filter((sheet) => !onPages.has(sheet));
        if (missing.length > 0) {
          throw new Error(
            `Only scripts import ${missing.join(', ')}: import it in a component that a page draws too.`,
          );
        }
        for (const { viteMetadata } of chunks) {
          for (const sheet of viteMetadata?.importedCss ?? []) delete bundle[sheet];
          viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}
