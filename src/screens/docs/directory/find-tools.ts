/** The rule by which the directory is searched: names that begin with what was typed, then names and categories that have it, then what is close. */
import { closeIndex, foldedName } from '#model/docs/close-matches.ts';
import type { DirectoryTool } from './tool-row.tsx';

export interface ToolFinder {
  /** Tools for a text, the best first. */
  find: (text: string) => readonly DirectoryTool[];
  /** Each name of a list with the tool it means; nothing when the text is no list. */
  check: (text: string) => readonly ListItem[] | undefined;
}

export interface ListItem {
  typed: string;
  tool: DirectoryTool | undefined;
}

/** More than anybody types; a list that is longer was pasted by mistake. */
const MOST_NAMES = 50;

export async function toolFinder(tools: readonly DirectoryTool[]): Promise<ToolFinder> {
  const searched = tools.map((tool) => ({ tool, names: [tool.name, ...tool.aliases].map(foldedName) }));
  const findClose = await closeIndex(
    tools.map(({ name, aliases }) => ({ words: { names: [name, ...aliases].join(' ') }, worth: 1 })),
    { names: 1 },
    'every word',
  );
  const close = (text: string) => findClose(text).flatMap(({ row }) => tools[row] ?? []);
  const withName = (test: (name: string) => boolean) =>
    searched.filter(({ names }) => names.some(test)).map(({ tool }) => tool);

  const named = (query: string) => [
    ...withName((name) => name === query),
    ...withName((name) => name.startsWith(query)),
  ];
  const find = (text: string) => {
    const query = foldedName(text);
    if (query === '') return [];
    const inCategory = tools.filter(({ category }) => foldedName(category).includes(query));
    const found = new Set([...named(query), ...withName((name) => name.includes(query)), ...inCategory]);
    return found.size > 0 ? [...found] : close(text);
  };
  const check = (text: string) => {
    if (!/[,;]/.test(text)) return undefined;
    const names = text.split(/[,;]/).map((name) => name.trim());
    const items = new Map<string, ListItem>();
    for (const typed of names.filter((name) => foldedName(name) !== '').slice(0, MOST_NAMES)) {
      const tool = named(foldedName(typed))[0] ?? close(typed)[0];
      const key = tool?.id ?? `? ${foldedName(typed)}`;
      if (!items.has(key)) items.set(key, { typed, tool });
    }
    return items.size > 0 ? [...items.values()] : undefined;
  };
  return { find, check };
}
