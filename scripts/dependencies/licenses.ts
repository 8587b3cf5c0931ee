/** Reads the licenses of the packages in `package-lock.json`, and decides whether each may be used here. */
import { z } from 'zod';

export interface InstalledPackage {
  name: string;
  /** Path of its folder, such as `node_modules/a/node_modules/b`. */
  path: string;
  /** True when only building and testing need it. */
  isOfBuild: boolean;
  version: string;
  /** An SPDX expression; undefined when the package names none. */
  license?: string | undefined;
}

/** Licenses that ask no more than a notice, or, like MPL and LGPL, only that changes to the package itself be shared. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'Zlib'],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense'],
]);

/** Packages whose own files name the license, in a form that npm does not read. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = { format: 'MIT' };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** @param lock text of a `package-lock.json` */
export function lockedPackages(lock: string): InstalledPackage[] {
  return Object.entries(lockSchema.parse(JSON.parse(lock)).packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license, dev: isOfBuild = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, path, isOfBuild, version, license: license ?? NAMED_OTHERWISE[name] };
    });
}

/** Every license of an expression has to be allowed: "MIT OR GPL-2.0-only" is for a person to decide. */
export function isAllowed({ license = '' }: Pick<InstalledPackage, 'license'>): boolean {
  const names = license.split(/[()\s]+/).filter((word) => word !== '' && word !== 'AND' && word !== 'OR');
  return names.length > 0 && names.every((name) => ALLOWED.has(name));
}

/** Each license with its number of packages, the most frequent first. */
export function countLicenses(packages: readonly InstalledPackage[]): [license: string, count: number][] {
  const groups = Map.groupBy(packages, ({ license }) => license ?? 'none named');
  return [...groups]
    .map(([license, of]): [string, number] => [license, of.length])
    .sort((a, b) => b[1] - a[1]);
}
