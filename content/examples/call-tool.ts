import { createHash } from 'node:crypto';

type Access = 'act' | 'read';

export interface Tool<Input, Output> {
  name: string;
  access: Access;
  needsApproval: boolean;
  /** Name and last day of the credential it uses; never the secret. */
  credential: string;
  /** Throws with the field and the reason: what a model writes is outside input. */
  parse(raw: unknown): Input;
  run(input: Input, idempotencyKey: string): Promise<Output>;
}

/** Request of a model, and the sentence that led to it. */
export interface Request {
  input: unknown;
  because: string;
}

export type Result<Output> =
  | { status: 'done'; output: Output }
  | { status: 'refused' | 'declined' | 'failed'; reason: string };

/** Neither input nor output: these are kept apart, and for a shorter time. */
export interface LogLine {
  at: string;
  agent: string;
  run: string;
  tool: string;
  inputHash: string;
  result: string;
  credential: string;
  because: string;
  ms: number;
  versions: { model: string; prompt: string; tools: string };
}

export interface Run {
  id: string;
  agent: string;
  versions: LogLine['versions'];
  /** Access by name of the tool. A tool that is not listed is out of reach. */
  may: Readonly<Record<string, Access>>;
  approve(tool: string, input: unknown): Promise<boolean>;
  log(line: LogLine): void;
}

export async function callTool<Input, Output>(
  tool: Tool<Input, Output>,
  { input, because }: Request,
  run: Run,
): Promise<Result<Output>> {
  const started = performance.now();
  const result = await attempt(tool, input, run);
  run.log({
    at: new Date().toISOString(),
    agent: run.agent,
    run: run.id,
    tool: tool.name,
    inputHash: hash(input),
    result:
      result.status === 'done' ? 'done' : `${result.status}: ${result.reason}`,
    credential: tool.credential,
    because,
    ms: Math.round(performance.now() - started),
    versions: run.versions,
  });
  return result;
}

async function attempt<Input, Output>(
  tool: Tool<Input, Output>,
  raw: unknown,
  run: Run,
): Promise<Result<Output>> {
  try {
    // #region attempt
    const input = tool.parse(raw);
    const access = run.may[tool.name];
    if (access !== 'act' && access !== tool.access) {
      return {
        status: 'refused',
        reason: `${tool.name} may not ${tool.access} in this run`,
      };
    }
    if (tool.needsApproval && !(await run.approve(tool.name, input))) {
      return {
        status: 'declined',
        reason: 'A person said no. Do not ask again.',
      };
    }
    // The same request in the same run has the same key: a model that tries
    // again books nothing twice.
    return {
      status: 'done',
      output: await tool.run(input, hash([run.id, tool.name, input])),
    };
    // #endregion
  } catch (error) {
    return {
      status: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Hashes a value, however its fields are ordered. */
function hash(value: unknown): string {
  const ordered = JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
  return `sha256:${createHash('sha256')
    .update(ordered ?? '')
    .digest('hex')
    .slice(0, 16)}`;
}
