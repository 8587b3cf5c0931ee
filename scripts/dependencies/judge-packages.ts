/** Verdict of `npm test` on the packages. */
import { type InstalledPackage, isAllowed } from './licenses.ts';
import { countBySeverity, isUrgent, type Weakness } from './weaknesses.ts';

export interface Judgement {
  lines: string[];
  isPassed: boolean;
}

/** @param weaknesses undefined when the registry gave no answer */
export function judgePackages(
  packages: readonly InstalledPackage[],
  weaknesses: readonly Weakness[] | undefined,
): Judgement {
  const refused = packages.filter((one) => !isAllowed(one));
  const urgent = (weaknesses ?? []).filter((one) => isUrgent(one, packages));
  return {
    lines: [
      `Licenses: ${packages.length - refused.length} of ${packages.length} packages are under an allowed one.`,
      ...refused.map(
        ({ name, version, license }) => `  ${name} ${version}: ${license ?? 'no license named'}`,
      ),
      ...(refused.length > 0 ? ['  Leave them out, or decide in scripts/dependencies/licenses.ts.'] : []),
      `Known weaknesses: ${countedWords(weaknesses)}`,
      ...urgent.map(({ name, severity, title, url }) => `  ${name}, ${severity}: ${title} (${url})`),
      ...(urgent.length > 0
        ? [
            '  These are in what visitors meet. Take a mended version ("npm audit fix"), replace the package, or say',
            '  in scripts/dependencies/weaknesses.ts why the weakness does not concern this site.',
          ]
        : []),
    ],
    isPassed: refused.length + urgent.length === 0,
  };
}

function countedWords(weaknesses: readonly Weakness[] | undefined): string {
  if (!weaknesses) return 'not checked, because the registry gave no answer.';
  if (weaknesses.length === 0) return 'none.';
  const counts = countBySeverity(weaknesses).map(([severity, count]) => `${count} ${severity}`);
  return `${counts.join(', ')}; "npm audit" lists them.`;
}
