/** Several tools at once: which of them connect. */
import type { DirectoryTool } from './directory-data.ts';
import { findTool, isToolName, type ToolIndex } from './find-tools.ts';

/** More than anybody types; a list that is longer was pasted by mistake. */
const MOST_NAMES = 50;

/** One name of the list, and the tool it means, if we know it. */
export interface StackItem {
  typed: string;
  tool: DirectoryTool | undefined;
}

/**
 * Splits a list at commas or semicolons; a text without any counts as a list if each word is a tool's whole name.
 * @returns nothing when the text is no list
 */
function namesIn(index: ToolIndex, text: string): string[] | undefined {
  if (/[,;]/.test(text)) return text.split(/[,;]/).map((name) => name.trim());
  const words = text.trim().split(/\s+/);
  const isList =
    words.length > 1 && !isToolName(index, text) && words.every((word) => isToolName(index, word));
  return isList ? words : undefined;
}

/** The items of a list in the order they were typed, each tool once. */
export function stackItems(index: ToolIndex, text: string): StackItem[] | undefined {
  const names = namesIn(index, text)?.filter(Boolean).slice(0, MOST_NAMES);
  if (!names || names.length === 0) return undefined;
  const items = new Map<string, StackItem>();
  for (const typed of names) {
    const tool = findTool(index, typed);
    const key = tool?.id ?? `? ${typed.toLowerCase()}`;
    if (!items.has(key)) items.set(key, { typed, tool });
  }
  return [...items.values()];
}
