/**
 * The search as a tool of the page (WebMCP, a draft of the W3C's Web Machine Learning group): a program that acts for a
 * visitor asks in words and gets what the dialog would list. Loaded only where the browser has such tools.
 */
import * as v from 'valibot';
import { searchDocs } from '#model/docs/search-docs.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<unknown>;
}

/** What is used of the browser's interface. */
export interface ModelContext {
  registerTool(tool: Tool, options: { signal: AbortSignal }): unknown;
}

const inputSchema = v.object({ words: v.string() });

export function declareSearchTool(
  context: ModelContext,
  fetchIndex: () => Promise<unknown>,
  signal: AbortSignal,
) {
  const tool: Tool = {
    name: 'search-documentation',
    description: 'Finds sections of the documentation that hold the words, best first.',
    inputSchema: {
      type: 'object',
      properties: {
        words: { type: 'string' },
      },
      required: ['words'],
    },
    annotations: { readOnlyHint: true },
    execute: async (input) => {
      const { words } = v.parse(inputSchema, input);
      const { docs } = await parseSearchIndex(await fetchIndex());
      return searchDocs(docs, words).map(({ page, heading, content, path }) => ({
        ...{ page, heading, content },
        address: new URL(path, location.href).href,
      }));
    },
  };
  context.registerTool(tool, { signal });
}
