/** Known weaknesses of packages, and which of them stop the tests: `docs/licences.md` says why those. */
import type { InstalledPackage } from './licenses.ts';

export const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;

export interface Weakness {
  /** Of the package. */
  name: string;
  /** Paths of its folders, such as `node_modules/a/node_modules/b`. */
  paths: readonly string[];
  title: string;
  /** Of the advisory. */
  url: string;
  severity: (typeof SEVERITIES)[number];
}

/** Packages that the build puts into scripts of the site, so that they meet visitors though only the build needs them. */
export const IN_SCRIPTS = ['clsx', 'react', 'react-dom', 'scheduler', 'stemmer'];

/**
 * Weaknesses that were looked at and do not concern this site, by the address of the advisory, with the reason:
 *
 *     'https://github.com/advisories/GHSA-…': 'Only its command line is affected, which nothing here runs.',
 */
const ACCEPTED: Readonly<Record<string, string>> = {};

/** True when it can be used against visitors or the server, so that somebody has to act before anything else. */
export function isUrgent(
  { name, paths, severity, url }: Weakness,
  packages: readonly InstalledPackage[],
  accepted: Readonly<Record<string, string>> = ACCEPTED,
): boolean {
  const isShipped =
    IN_SCRIPTS.includes(name) || packages.some(({ path, isOfBuild }) => !isOfBuild && paths.includes(path));
  return isShipped && (severity === 'high' || severity === 'critical') && !(url in accepted);
}

export function countBySeverity(weaknesses: readonly Weakness[]): [severity: string, count: number][] {
  return SEVERITIES.map((severity): [string, number] => [
    severity,
    weaknesses.filter((one) => one.severity === severity).length,
  ]).filter(([, count]) => count > 0);
}
