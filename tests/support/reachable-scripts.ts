/** Finds the scripts of the built site a page can come to load, from the files: everything a visitor could make it ask for. */
import { FILES, readSiteFile } from './built-site.ts';

const OF_PAGE = /(?:src|component-url|renderer-url)="\/([^"]+\.js)"/g;
/** A file another one names, in an import or in the list of what to load before one. */
const NAMED = /["'`](?:\.\/|\/?_assets\/)([\w.$-]+\.js)["'`]/g;
const ASKED_FOR = /data-behaviour["'`]?[=:,]\s*["'`]([\w-]+)["'`]/g;

const BEHAVIOURS = new Map(
  FILES.flatMap((file): [string, string][] => {
    const name = /([\w-]+)\.behaviour\.[\w-]+\.js$/.exec(file)?.[1];
    return name ? [[name, file]] : [];
  }),
);
const IS_BEHAVIOUR = new Set(BEHAVIOURS.values());

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Files that a page loads by itself, what those import now or later, and the behaviours that the page or one of them
 * asks for by name. The registry names every behaviour, and loads those only.
 */
export function reachableScripts(html: string): string[] {
  const reached = new Set<string>();
  const behavioursOf = (text: string) => found(text, ASKED_FOR).flatMap((name) => BEHAVIOURS.get(name) ?? []);
  const waiting = [...found(html, OF_PAGE), ...behavioursOf(html)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const script = readSiteFile(file);
    const named = found(script, NAMED).map((name) => `_assets/${name}`);
    waiting.push(...named.filter((name) => !IS_BEHAVIOUR.has(name)), ...behavioursOf(script));
  }
  return [...reached];
}
