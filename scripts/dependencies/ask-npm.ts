/** Questions to npm about this project's packages, which need the registry. */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { npmScript, ROOT } from '../run-tool.ts';

/** `undefined` for whatever the registry did not answer: that is no good news. */
export interface NpmAnswers {
  /** Known weaknesses by severity. */
  weaknesses: Readonly<Record<string, number>> | undefined;
  outdated: readonly OutdatedPackage[] | undefined;
}

export interface OutdatedPackage {
  name: string;
  current: string;
  /** Newest version that `package.json` allows. */
  wanted: string;
  latest: string;
}

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});
const outdatedSchema = z.record(
  z.string(),
  z.object({ current: z.string().default('not installed'), wanted: z.string(), latest: z.string() }),
);

export async function askNpm(): Promise<NpmAnswers> {
  const [audit, outdated] = await Promise.all([npm('audit', '--json'), npm('outdated', '--json')]);
  return { weaknesses: readWeaknesses(audit), outdated: readOutdated(outdated) };
}

/** @param answer output of `npm audit --json` */
export function readWeaknesses(answer: string): NpmAnswers['weaknesses'] {
  const { data } = auditSchema.safeParse(jsonOf(answer));
  if (!data) return undefined;
  const { total: _, ...bySeverity } = data.metadata.vulnerabilities;
  return Object.fromEntries(Object.entries(bySeverity).filter(([, count]) => count > 0));
}

/** @param answer output of `npm outdated --json` */
export function readOutdated(answer: string): NpmAnswers['outdated'] {
  const { data } = outdatedSchema.safeParse(jsonOf(answer));
  return data && Object.entries(data).map(([name, versions]) => ({ name, ...versions }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** npm ends with a code of its own when it has something to tell, so only its words are looked at. */
function npm(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [npmScript(), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let words = '';
    child.stdout.on('data', (chunk) => (words += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(words));
  });
}
