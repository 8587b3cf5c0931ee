/** Finds the facts that only the company can know and that still hold their place: marked entries and placeholder addresses. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SampleFact {
  file: string;
  line: number;
  kind: 'sample entry' | 'placeholder address';
  /** The entry's name or the address: what an owner searches for. */
  what: string;
}

const TEXT = /\.(ts|md|mdx|json|csv)$/;
const MARK = /\bsample:\s*true\b/;
/** RFC 2606 reserves these domains for examples; nobody's real page can be there. */
const PLACEHOLDER_ADDRESS = /https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)[^\s'"`)<>]*/g;
const NAMED =
  /(?:\b(?:name|speaker|title|question|heading|client)['"]?\s*:\s*|export const )['"`]?([^'"`,:=}]+)/;

export function sampleFactsIn(file: string, text: string): SampleFact[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    const at = { file, line: index + 1 };
    // In running text an address of that kind is an example for the reader; ours are all in the data.
    const isData = !/\.mdx?$/.test(file);
    const addresses = [...(isData ? content.matchAll(PLACEHOLDER_ADDRESS) : [])].map(([address]) => ({
      ...at,
      kind: 'placeholder address' as const,
      what: address,
    }));
    if (!MARK.test(content)) return addresses;
    return [{ ...at, kind: 'sample entry' as const, what: nameNear(lines, index) }, ...addresses];
  });
}

/** The name on the marked line itself, or on the nearest line above it. */
function nameNear(lines: string[], index: number): string {
  for (let line = index; line >= Math.max(0, index - 12); line -= 1) {
    const name = NAMED.exec(lines[line] ?? '')?.[1];
    if (name) return name.trim();
  }
  return 'an entry without a name';
}

/** Placeholders in there are for whoever downloads a workflow, not for us. */
const FOR_OTHERS = 'workflows';

export async function sampleFacts(folder: string): Promise<SampleFact[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, FOR_OTHERS)))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => sampleFactsIn(file, await readFile(file, 'utf8'))),
  );
  return found.flat();
}
