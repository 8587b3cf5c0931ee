import { expect, test } from 'vitest';
import { pathsIn, type SiteFiles, withChanges } from './content-files.ts';
import { money } from './money.ts';
import { oneSpelling } from './names.ts';
import type { Site } from './read-site.ts';
import { checkout, type Facts, siteOf, withFacts } from './testing/checkout.ts';

const changed = withFacts(checkout, {
  company: (entity) => Object.assign(entity, { standardsState: 'Reports of both' }),
  rate: (rate) => {
    rate.monthly += 6000;
    rate.lowest += 500;
  },
  calendar: ({ milestones }) => {
    milestones.forEach((milestone: Facts, place: number) => {
      milestone.day += 8 * place;
    });
  },
  'worked-example': ({ agents, upkeep }) => {
    for (const agent of agents) {
      agent.hours += 7;
      agent.liveOn += 5;
      agent.fullOn += 6;
    }
    upkeep.hourly += 7;
  },
  'case-returns': (returns) => {
    for (const { build } of Object.values<Facts>(returns)) if (build.took) build.took.hours += 50;
  },
});

/** What sentences print, by name. A bare number may be anything's: here it has its unit. */
function printed({ figures, caseReturns, currency }: Site): Map<string, string> {
  const { liveOn, fullOn, secondLiveOn, ownHours } = figures;
  const days = Object.entries({ liveOn, fullOn, secondLiveOn }).map(
    ([name, day]) => [name, `day ${day}`] as const,
  );
  const cases = Object.entries(caseReturns).flatMap(([slug, { sum, estimate, figures: own }]) => [
    [`${slug}: build`, money(sum.build, currency)] as const,
    [`${slug}: days`, `${sum.days} days`] as const,
    [`${slug}: without estimates`, `${estimate?.days} days`] as const,
    [`${slug}: without hours`, own.daysWithoutHours] as const,
    [`content/docs/case-studies/${slug}.mdx`, `${own.hours} hours`] as const,
  ]);
  const sign = money(0, currency).replace(/[\d\s]/g, '');
  const named = Object.entries(figures).filter(
    ([, value]) => value.includes(sign) || /\d.*\d.*and \d|^day \d|^\d+ days$/u.test(value),
  );
  named.push(['ownHours', `${ownHours} hours`], ['standardsState', figures.standardsState]);
  return new Map([...named, ...days, ...cases]);
}

/** Where the figures come from, and texts that tell of other companies. */
const APART =
  /data\/(company|rate|calendar|worked-example|case-returns|agreement-terms|kept-facts|videos|student-films)\./;

const [before, after] = [printed(await siteOf(checkout)), printed(await siteOf(changed))];
const old = [...before].filter(([name, value]) => after.get(name) !== value);

function typedIn(files: SiteFiles): string[] {
  return pathsIn(files, 'content', '.md', '.mdx', '.yaml')
    .filter((path) => !APART.test(path))
    .flatMap((path) => {
      const text = oneSpelling(files.read(path) ?? '');
      const found = old.filter(([name, value]) => {
        if (name.endsWith('.mdx') && name !== path) return false;
        const sought = oneSpelling(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        return new RegExp(`(?<![\\p{L}\\p{N}.])${sought}(?![\\p{L}\\p{N}]|\\.\\d)`, 'iu').test(
          text,
        );
      });
      return found.map(([name, value]) => `${path} types ${value}, which is {${name}}`);
    });
}

test('no text types a figure of ours, which would stay when it changes', () => {
  const of = [
    'monthly',
    'lowest',
    'fee',
    'liveOn',
    'ownHours',
    'upkeep',
    'stopNet',
    'standardsState',
  ];
  expect(old.map(([name]) => name)).toEqual(expect.arrayContaining(of));
  expect(typedIn(checkout)).toEqual([]);
});

test('a figure is found where it is typed', () => {
  const [path, typed] = ['content/docs/introduction.mdx', before.get('ownHours')];
  const text = `${checkout.read(path)}\nIt is ${typed}.\n`;
  expect(typedIn(withChanges(checkout, { [path]: text }))).toContainEqual(
    expect.stringContaining(`${path} types ${typed}`),
  );
});

test('one rate gives three ways to go on, a lower one the fourth', async () => {
  const at = async (lowest: number) => {
    const { engagement, home, pricing } = await siteOf(
      withFacts(checkout, {
        rate: (rate) => Object.assign(rate, { monthly: 25_000, lowest }),
        home: ({ hero }) => hero.proof.splice(0, 1, { what: 'A month{onTerm}', is: '{monthly}' }),
      }),
    );
    const ways = Object.keys(engagement.ways).length;
    return [ways, pricing.returned?.ways.length, home.hero.proof[0]?.what];
  };
  expect(await at(20_000)).toEqual([
    4,
    4,
    expect.stringContaining(`month, ${money(20_000, (await siteOf(checkout)).currency)} on a `),
  ]);
  expect(await at(25_000)).toEqual([3, 3, 'A month']);
});
