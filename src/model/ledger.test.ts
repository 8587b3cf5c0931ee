import { expect, test } from 'vitest';
import { pathsIn, type SiteFiles, withChanges } from './content-files.ts';
import { termFigures } from './ledger.ts';
import { money } from './money.ts';
import { oneSpelling } from './names.ts';
import { readSite, type Site } from './read-site.ts';
import { type Change, checkout, type Facts, siteOf, withFacts } from './testing/checkout.ts';

const changed = withFacts(checkout, {
  company: (entity) => Object.assign(entity, { standardsState: 'Reports of both' }),
  rate: (rate) => {
    rate.monthly += 6000;
    rate.lowest += 500;
  },
  calendar: ({ milestones }) => {
    milestones.forEach((milestone: Facts, place: number) => {
      milestone.day += 2 * place;
    });
  },
  'worked-example': ({ agents, upkeep }) => {
    for (const agent of agents) {
      agent.hours += 7;
      if (agent.fullOn) agent.fullOn += 19;
    }
    upkeep.hourly += 7;
  },
  'case-returns': (returns) => {
    for (const { build } of Object.values<Facts>(returns)) if (build.took) build.took.hours += 50;
  },
});

/** What sentences print, by name. A bare number may be anything's: here it has its unit. */
function printed({ figures, caseReturns, engagement, currency }: Site): Map<string, string> {
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
  const uses = engagement.agents.map(({ name, use }) => [name, `${use} days`] as const);
  const sign = money(0, currency).replace(/[\d\s]/g, '');
  const named = Object.entries(figures).filter(
    ([, value]) => value.includes(sign) || /\d.*\d.*and \d|^day \d|^\d+ days$/u.test(value),
  );
  named.push(['ownHours', `${ownHours} hours`], ['standardsState', figures.standardsState]);
  return new Map([...named, ...days, ...cases, ...uses]);
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

const example = (change: (facts: Facts) => void): Change => ({ 'worked-example': change });
const rated = (values: object): Change => ({ rate: (rate) => Object.assign(rate, values) });
const onDays = (...days: number[]): Change => ({
  calendar: ({ milestones }) =>
    milestones.forEach((milestone: Facts, place: number) => {
      milestone.day = days[place];
    }),
});

test.each<[what: string, changes: Change, told: string]>([
  ['a factor below zero', example(({ agents }) => (agents[0].sum[0].amount = -5)), 'is -5'],
  [
    'an agent without a share',
    example(({ shares }) => (shares[1].work = 'Drafting')),
    'shares .*: have no row for "',
  ],
  [
    'a month of other than 100 percent',
    example(({ shares }) => (shares[1].percents[1] += 5)),
    'shares .*: come to 105 percent in month 2',
  ],
  ['more months than are divided', rated({ months: 4 }), 'one for each'],
  ['a term that ends before its agents begin', rated({ months: 1 }), 'first term ends on day 30'],
  ['no later stop to compare with', rated({ months: 9 }), 'months .*: is 9'],
  ['a full day before the first', example(({ agents }) => (agents[1].fullOn = 1)), 'fullOn.*day 1'],
  ['a day after the year', example(({ agents }) => (agents[2].fullOn = 400)), 'fullOn.*day 400'],
  ['a day of two files', example(({ agents }) => (agents[0].liveOn = 42)), 'calendar.yaml'],
  ['more than all', { 'agreement-terms': (terms) => (terms.exitPercent = 250) }, 'is 250'],
])('%s is refused', async (_, changes, told) => {
  const { problems } = await readSite(withFacts(checkout, changes));
  expect(problems.join('\n')).toMatch(new RegExp(told));
});

const figuresWith = async (changes: Change) => (await siteOf(withFacts(checkout, changes))).figures;

test('a first term of one month, or of six, is told and counted as such', async () => {
  const rate = { ...(await siteOf(checkout)).rate, months: 1 };
  const one = termFigures({ rate, terms: { year: 1 } as Facts });
  expect([one.firstMonths, one.firstTerm]).toEqual(['one month', 'first month']);
  const divided = example(({ shares, agents }) => {
    for (const share of shares) share.percents = Array(6).fill(100 / shares.length);
    for (const agent of agents.slice(2)) Object.assign(agent, { liveOn: 200, fullOn: 220 });
  });
  const six = await siteOf(withFacts(checkout, { ...rated({ months: 6 }), ...divided }));
  const { ways, shares } = six.engagement;
  expect(ways.six.name).toContain('nine months');
  expect(ways.stop.name).toContain('six months');
  const whole = shares.reduce((sum, { together }) => sum + together, 0);
  expect(Math.round(whole)).toBe(6 * six.rate.monthly);
});

test('an agreed term of six months is paid for six', async () => {
  const { engagement, figures, rate } = await siteOf(
    withFacts(checkout, { 'agreement-terms': (terms) => (terms.year = 6) }),
  );
  const { yearly, six } = engagement.ways;
  expect(yearly?.name).toContain('six months');
  expect((yearly?.year.net ?? 0) - six.year.net).toBe(6 * (rate.monthly - rate.lowest));
  expect(figures.yearAgreed).toBe(money(12 * rate.lowest, rate));
});

test('an agent that never pays, a way that never does and the best way are told as such', async () => {
  const never = await figuresWith(example(({ agents }) => (agents[0].run = 99_999)));
  expect([never.inTime, never.firstPieceUse, never.stopBack]).toEqual([
    'One of the two in our example does',
    'never',
    'no day of the first year',
  ]);
  const dear = await figuresWith(rated({ monthly: 50_000, lowest: 40_000 }));
  expect(dear.inTime).toBe('Neither in our example does');
  const cheap = await figuresWith(rated({ monthly: 1000, lowest: 1000 }));
  expect(cheap.bestWay).not.toBe(dear.bestWay);
  const two = await figuresWith(example((facts) => facts.agents.splice(2)));
  expect([never.ifHalved.slice(0, 4), two.ifHalved]).toEqual([' If ', '']);
});

test('weeks are whole, and days where they are not; the example has the calendar’s days', async () => {
  const { figures, engagement } = await siteOf(
    withFacts(checkout, onDays(0, 7, 21, 45, 60, 77, 90)),
  );
  expect([figures.firstLive, figures.pilot]).toEqual(['45 days', '15 days']);
  const [first, second] = engagement.agents;
  expect([first.liveOn, first.fullOn, second.liveOn]).toEqual([45, 60, 77]);
});
