/**
 * A browser that Playwright cannot drive: stock Firefox over WebDriver BiDi, WebKitGTK over classic WebDriver. No library
 * speaks both, and the journeys need five of their commands, so each protocol has a small client of its own here; both
 * use the W3C's vocabulary and the same input actions.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Engine {
  /** Name of the browser, with its version. */
  version: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from around it; arguments and answer travel as JSON. */
  evaluate<Args extends unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Performs input actions as WebDriver describes them. */
  act(sources: readonly InputSource[]): Promise<void>;
  /** Gives the page a window of this size. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

/** The first of the programs that is installed. */
export function installed(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A function as source text that takes its arguments as JSON and answers in JSON. */
export function asSource(run: (...args: never[]) => unknown): string {
  return `async (json) => JSON.stringify((await (${run})(...JSON.parse(json))) ?? null)`;
}
