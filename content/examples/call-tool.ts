export interface Tool<Input, Output> {
  name: string;
  scope: 'act' | 'read';
  needsApproval: boolean;
  /** Throws with the field and the reason: what a model writes is outside input. */
  parse(raw: unknown): Input;
  run(input: Input, idempotencyKey: string): Promise<Output>;
}

export type Result<Output> =
  | { status: 'done'; output: Output }
  | { status: 'refused' | 'declined' | 'failed'; reason: string };

export interface Run {
  id: string;
  mayAct: readonly string[];
  approve(tool: string, input: unknown): Promise<boolean>;
  log(line: { run: string; call: number; tool: string; input: unknown; status: string; ms: number }): void;
  calls: number;
}

export async function callTool<Input, Output>(
  tool: Tool<Input, Output>,
  raw: unknown,
  run: Run,
): Promise<Result<Output>> {
  const started = performance.now();
  run.calls += 1;
  const call = run.calls;
  const result = await attempt(tool, raw, run, `${run.id}-${call}`);
  const ms = Math.round(performance.now() - started);
  run.log({ run: run.id, call, tool: tool.name, input: raw, status: result.status, ms });
  return result;
}

async function attempt<Input, Output>(
  tool: Tool<Input, Output>,
  raw: unknown,
  run: Run,
  key: string,
): Promise<Result<Output>> {
  try {
    const input = tool.parse(raw);
    if (tool.scope === 'act' && !run.mayAct.includes(tool.name)) {
      return { status: 'refused', reason: `${tool.name} may not act in this run` };
    }
    if (tool.needsApproval && !(await run.approve(tool.name, input))) {
      return { status: 'declined', reason: 'A person said no. Do not ask again.' };
    }
    return { status: 'done', output: await tool.run(input, key) };
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
