import { readFileSync } from 'node:fs';
import type { INodeTypeDescription } from 'n8n-workflow';

/** The first line of `node-types.jsonl`: which published packages it was taken from. */
export interface SnapshotHeader {
  n8n: string;
  packages: Record<string, string>;
}

/** One node type: every version that n8n publishes, and the full description of the versions that we use. */
export interface SnapshotEntry {
  type: string;
  versions: number[];
  descriptions: Record<string, INodeTypeDescription>;
}

/** Node types of the published packages, by type and version. */
export interface NodeTypes {
  header: SnapshotHeader;
  versionsOf(type: string): number[] | undefined;
  describe(type: string, version: number): INodeTypeDescription | undefined;
  names: string[];
}

export const snapshotUrl = new URL('./node-types.jsonl', import.meta.url);

/** Reads the committed snapshot; `extract-node-types.ts` writes it and checks it against the packages. */
export function readNodeTypes(text: string = readFileSync(snapshotUrl, 'utf8')): NodeTypes {
  const [first = '{}', ...rest] = text.trimEnd().split('\n');
  const entries = new Map(
    rest.map((line) => {
      const entry = JSON.parse(line) as SnapshotEntry;
      return [entry.type, entry];
    }),
  );
  return {
    header: JSON.parse(first) as SnapshotHeader,
    versionsOf: (type) => entries.get(type)?.versions,
    describe: (type, version) => entries.get(type)?.descriptions[String(version)],
    names: [...entries.keys()],
  };
}
