/**
 * The search as a tool of the page (WebMCP, a draft of the W3C's Web Machine Learning group): a program that acts for a
 * visitor asks in words and gets the dialog's results. Loaded only where the browser has such tools; the search itself is
 * loaded by the first question.
 */
import type { FetchData } from '../right-data.ts';

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<unknown>;
}

/** Part of the browser's WebMCP interface that is used here. */
export interface ModelContext {
  registerTool(tool: Tool, options: { signal: AbortSignal }): unknown;
}

export function declareSearchTool(context: ModelContext, fetchIndex: FetchData, signal: AbortSignal) {
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
      const { searchForProgram } = await import('./search-for-program.ts');
      return searchForProgram(input, fetchIndex);
    },
  };
  context.registerTool(tool, { signal });
}
