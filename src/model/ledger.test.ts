import { company, isSample } from '#tests/support/this-company.ts';
import { pathsIn, type SiteFiles, withChanges } from './content-files.ts';
import { termFigures } from './ledger.ts';
import { money } from './money.ts';
import { oneSpelling } from './names.ts';
import { readSite, type Site } from './read-site.ts';
import { type Change, checkout, type Facts, siteOf, withFacts } from './testing/checkout.ts';

const changed = withFacts(checkout, {
  company: { standardsState: 'Reports of both' },
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

/** What sentences print, by name, with a unit: a bare number may be anything's. */
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

const [before, after] = [printed(company), printed(await siteOf(changed))];
const old = [...before].filter(([name, value]) => after.get(name) !== value);

function typedIn(files: SiteFiles) {
  return pathsIn(files, 'content', '.md', '.mdx', '.yaml')
    .filter((path) => !APART.test(path))
    .flatMap((path) => {
      const text = oneSpelling(files.read(path) ?? '');
      const found = old.filter(([name, value]) => {
        if (name.endsWith('.mdx') && name !== path) return false;
        // Whoever has moved in may have the days of somebody else’s rule.
        if (!isSample && /^\d+ (days|hours)$/.test(value)) return false;
        const sought = oneSpelling(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        return new RegExp(`(?<![\\p{L}\\p{N}.])${sought}(?![\\p{L}\\p{N}]|\\.\\d)`, 'iu').test(
          text,
        );
      });
      return found.map(([name, value]) => `${path} types ${value}, which is {${name}}`);
    });
}

test('no text types a figure of ours, which would stay when it changes', () => {
  const of = 'monthly lowest fee liveOn ownHours upkeep stopNet standardsState'.split(' ');
  expect(old.map(([name]) => name)).toEqual(expect.arrayContaining(of));
  expect(typedIn(checkout)).toEqual([]);
});

test('a figure is found where it is typed', () => {
  const [path, typed] = ['content/docs/introduction.mdx', before.get('monthly')];
  const text = `${checkout.read(path)}\nIt is ${typed}.\n`;
  expect(typedIn(withChanges(checkout, { [path]: text }))).toContainEqual(
    expect.stringContaining(`${path} types ${typed}`),
  );
});

const example = (change: (facts: Facts) => void): Change => ({ 'worked-example': change });

/** Whoever has moved in has other days and shares. */
const { figures: own } = company;
const ofSample = test.runIf(isSample && own.fee === '$75,000' && own.fullOn === '56');

ofSample.each<[what: string, changes: Change]>([
  ['a factor below zero', example(({ agents }) => (agents[0].sum[0].amount = -5))],
  ['no share', example(({ shares }) => (shares[1].work = 'Draft'))],
  ['105 percent', example(({ shares }) => (shares[1].percents[1] += 5))],
  ['99 percent', { pricing: ({ allocation }) => (allocation.areas[0].percent -= 1) }],
  ['more months than are divided', { rate: { months: 6 } }],
  ['a term that ends before its agents begin', { rate: { months: 1 } }],
  ['no later stop to compare with', { rate: { months: 9 } }],
  ['a full day before the first', example(({ agents }) => (agents[1].fullOn = 1))],
  ['a day after the year', example(({ agents }) => (agents[2].fullOn = 400))],
  ['a day of two files', example(({ agents }) => (agents[0].liveOn = 42))],
  ['more than all', { 'agreement-terms': { exitPercent: 250 } }],
  ['a language that is none', { rate: { numbers: 'e' } }],
  ['a calendar out of order', { calendar: ({ milestones }) => milestones.reverse() }],
  [
    'what contradicts itself',
    {
      'case-studies': (studies) => Object.values<Facts>(studies)[0].rows[0].reads.push('Loom'),
      'case-returns': (returns) => {
        const [first] = Object.values<Facts>(returns);
        for (const measure of first.measures) measure.isHeadline = true;
        first.saves.push({ what: 'Both', fixed: 1, sum: first.saves[0].sum }, { what: 'None' });
      },
      plans: ({ differences }) => differences[0].in.pop(),
      testimonials: ({ testimonials }) => (testimonials[0].emphasis = 'spins'),
    },
  ],
])('%s is refused', async (_, changes) => {
  const { problems } = await readSite(withFacts(checkout, changes));
  expect(problems).toMatchSnapshot();
});

const inHalfAYear = example(({ shares, agents }) => {
  for (const share of shares) share.percents = Array(6).fill(100 / shares.length);
  for (const agent of agents.slice(2)) Object.assign(agent, { liveOn: 200, fullOn: 360 });
});

ofSample.each<[what: string, changes: Change, ...told: (keyof Site['figures'])[]]>([
  [
    'an agent that never pays',
    example(({ agents }) => (agents[0].run = 99_999)),
    'inTime',
    'firstPieceUse',
    'stopBack',
  ],
  [
    'a price that none returns in time',
    { rate: { monthly: 50_000, lowest: 40_000 } },
    'inTime',
    'bestWay',
    'onTerm',
  ],
  [
    'an agent that pays within its pilot',
    example(({ agents }) => (agents[0].sum[0].amount *= 100)),
    'firstPieceUse',
  ],
  [
    'a week over Sunday',
    { 'first-answer': { workingDays: ['Saturday', 'Sunday', 'Monday'], holidays: [] } },
    'replyHours',
  ],
  [
    'a week of two days',
    { 'first-answer': { workingDays: ['Monday', 'Tuesday'], workingHours: { from: 9, to: 24 } } },
    'replyHours',
  ],
  ['a low price', { rate: { monthly: 1000, lowest: 1000 } }, 'bestWay', 'offTerm', 'yearOnTerm'],
  [
    'days that are no weeks',
    {
      calendar: ({ milestones }) => {
        for (const [at, day] of [22, 45, 60, 90].entries()) milestones[at + 2].day = day;
      },
      // On the last day of the term.
      ...example(({ agents }) => (agents[1].fullOn = 90)),
    },
    'proof',
    'liveOn',
    'fullOn',
    'secondLiveOn',
  ],
  [
    'a term of six months',
    { rate: { months: 6 }, ...inHalfAYear },
    'firstTerm',
    'laterMonths',
    'fee',
  ],
  ['six months agreed', { 'agreement-terms': { year: 6 } }, 'year', 'yearAgreed', 'netOnTerm'],
])('figures of %s', async (_, changes, ...told) => {
  const { figures } = await siteOf(withFacts(checkout, changes));
  expect(Object.fromEntries(told.map((name) => [name, figures[name]]))).toMatchSnapshot();
});

test('a term of one month is told as one', async () => {
  const rate = { ...company.rate, months: 1 };
  expect(termFigures({ rate, terms: {} as Facts }).firstTerm).toBe('first month');
});
