/** The tools there are, by system and action. */
export type ToolName = 'crm.read_deal' | 'prices.read' | 'quotes.create_draft';

export type Toolbox = Partial<
  Record<ToolName, (input: unknown) => Promise<unknown>>
>;

/** One line of the audit log. */
export interface LogLine {
  at: string;
  agent: string;
  run: string;
  tool: ToolName;
  input_hash: string;
  result: string;
  credential: string;
  because: string;
}

// #region contract
export interface AgentModule<Input, Output> {
  name: string;
  mayAct: readonly ToolName[];
  mayRead: readonly ToolName[];
  run(input: Input, tools: Toolbox): Promise<Output | HandOver>;
}

export interface HandOver {
  to: string; // a role, never a mailbox nobody reads
  because: string; // one sentence
  soFar: LogLine[];
}
// #endregion
