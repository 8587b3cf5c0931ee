/** Runs the code of a template’s step as n8n would. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { templateFolder } from './validate-workflows.ts';
import { workflowSchema } from './workflow-shape.ts';

export type Json = Record<string, unknown>;
interface Item {
  json: Json;
  binary?: Record<string, { data: string; fileName: string }>;
}

interface Run {
  /** Items that arrive at the step. */
  input: Json[];
  /** Items earlier steps gave; each belongs to the item of the input with the same index. */
  earlier?: Record<string, Json[]>;
}

/** Runs the code of one step with the names that n8n gives it. */
export async function runStep(file: string, step: string, { input, earlier = {} }: Run): Promise<Item[]> {
  const workflow = workflowSchema.parse(JSON.parse(readFileSync(new URL(file, templateFolder), 'utf8')));
  const code = workflow.nodes.find((node) => node.name === step)?.parameters['jsCode'];
  assert.equal(typeof code, 'string', `${file} has no code step "${step}".`);
  const view = (rows: Json[] = []) => {
    const items = rows.map((json) => ({ json }));
    return {
      all: () => items,
      first: () => items[0],
      itemMatching: (index: number) => items[index],
    };
  };
  const run = new Script(`(async ($input, $, $execution, Buffer) => {${String(code)}\n})`).runInThisContext();
  return run(view(input), (name: string) => view(earlier[name]), { id: 7 }, Buffer);
}

export function firstJson(items: Item[]): Json {
  assert.ok(items[0], 'The step gave nothing.');
  return items[0].json;
}

export const jsonOf = (items: Item[]): Json[] => items.map((item) => item.json);
