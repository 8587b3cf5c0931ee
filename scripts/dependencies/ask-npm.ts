/** Questions to npm about this project's packages, which need the registry. */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { npmScript, ROOT } from '../run-tool.ts';
import { SEVERITIES, type Weakness } from './weaknesses.ts';

export interface OutdatedPackage {
  name: string;
  current: string;
  /** Newest version that `package.json` allows. */
  wanted: string;
  latest: string;
}

/** A registry that takes longer is treated as one that does not answer: nobody should wait for it. */
const PATIENCE_MS = 20_000;

const advisorySchema = z.object({ title: z.string(), url: z.string(), severity: z.enum(SEVERITIES) });
const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A name says that another package of the list is why: that one has the advisory.
      via: z.array(z.union([z.string(), advisorySchema])),
      nodes: z.array(z.string()),
    }),
  ),
});
const outdatedSchema = z.record(
  z.string(),
  z.object({ current: z.string().default('not installed'), wanted: z.string(), latest: z.string() }),
);

interface Asking {
  /** Another registry than npm's own settings name. */
  registry?: string;
  patienceMs?: number;
}

/** @returns undefined when the registry gave no answer: that is no good news */
export async function askWeaknesses(asking: Asking = {}): Promise<readonly Weakness[] | undefined> {
  return readWeaknesses(await npm(['audit', '--json'], asking));
}

/** @returns undefined when the registry gave no answer */
export async function askOutdated(asking: Asking = {}): Promise<readonly OutdatedPackage[] | undefined> {
  return readOutdated(await npm(['outdated', '--json'], asking));
}

/** @param answer output of `npm audit --json` */
export function readWeaknesses(answer: string): readonly Weakness[] | undefined {
  const { data } = auditSchema.safeParse(jsonOf(answer));
  return (
    data &&
    Object.entries(data.vulnerabilities).flatMap(([name, { via, nodes }]) =>
      via.filter((one) => typeof one === 'object').map((advisory) => ({ name, paths: nodes, ...advisory })),
    )
  );
}

/** @param answer output of `npm outdated --json` */
export function readOutdated(answer: string): readonly OutdatedPackage[] | undefined {
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
function npm(args: string[], { registry, patienceMs = PATIENCE_MS }: Asking): Promise<string> {
  const all = [...args, '--fetch-retries=0', ...(registry ? [`--registry=${registry}`] : [])];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [npmScript(), ...all], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patienceMs,
      killSignal: 'SIGKILL',
    });
    let words = '';
    child.stdout.on('data', (chunk) => (words += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(words));
  });
}
