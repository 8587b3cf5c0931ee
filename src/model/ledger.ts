/**
 * What follows from the money, days and periods of the files, computed once: a new price changes all
 * of it. Days count from the start of an engagement.
 */
import { type CaseReturns, type caseFiles, caseReturnsOf, shownOf } from './facts/case-studies.ts';
import type { Directory } from './facts/docs.ts';
import {
  type ActionPlan,
  answerFigures,
  type Phase,
  type planningFiles,
  type Rate,
  type rulesFiles,
  type WorkedExample,
  type WrittenCalendar,
} from './facts/engagement.ts';
import type { AllFacts } from './facts/facts-file.ts';
import { type companyFiles, keptPeriodsOf } from './facts/site.ts';
import { filled } from './filled.ts';
import { returnedBy, yearOf } from './first-year.ts';
import { currencyName, money, thousands } from './money.ts';
import { count, list, number } from './sentence.ts';
import { hourlyOf, sumInWords, sumOf } from './sums.ts';

function calendarOf(written: WrittenCalendar) {
  const endOf = (phase: Phase) =>
    written.milestones.findLast((milestone) => milestone.phase === phase)?.day ?? 0;
  const [planned, built, returned] = [
    endOf('discovery'),
    endOf('development'),
    endOf('deployment'),
  ];
  // Every milestone is in the file: their number is checked, and none stands twice.
  const proofDay = written.milestones.find(({ id }) => id === 'proof')?.day ?? 0;
  return {
    /** An example apart from the proof of concept. */
    ...written,
    days: returned,
    proofDay,
    proofWeeks: Math.ceil(proofDay / 7),
    phases: {
      discovery: { from: 0, to: planned },
      development: { from: planned, to: built },
      deployment: { from: built, to: returned },
    },
  };
}

export type Calendar = ReturnType<typeof calendarOf>;

/** "Day 0", "Week 6", "Day 90". */
export function dayName(day: number): string {
  return day > 0 && day % 7 === 0 ? `Week ${day / 7}` : `Day ${day}`;
}

type Agent = WorkedExample['agents'][number];

function engagementOf(rate: Rate, example: WorkedExample) {
  const shares = example.shares.map((share) => ({
    ...share,
    together: (share.percents.reduce((sum, percent) => sum + percent, 0) * rate.monthly) / 100,
  }));
  /** Days of full use until a cost is back. */
  const daysOf = ({ build, net }: { build?: number; net?: number }) =>
    build && net ? Math.ceil((build / net) * rate.daysInMonth) : undefined;
  const computed = ({ sum, ...agent }: Agent, place: number) => {
    const share = shares.find(({ work }) => work === agent.name)?.together ?? 0;
    const paid = agent.build ?? share + (place === 0 ? (shares[0]?.together ?? 0) : 0);
    const [saved, hourly] = [sumOf(sum), hourlyOf(sum)];
    // An hour before it is live costs what an hour costs that it saves.
    const [net, own] = [saved - agent.run, agent.hours * hourly];
    const build = paid + own;
    const returned = returnedBy([{ ...agent, net, own }]);
    let day = agent.liveOn;
    while (net > 0 && returned(day) < build) day += 1;
    return {
      ...agent,
      how: sumInWords(sum, rate),
      saved,
      net,
      hourly,
      own,
      paid,
      build,
      after: daysOf({ build, net }),
      /** Days of use, those of the pilot included. */
      use: day - agent.liveOn,
    };
  };
  const [first, second, ...others] = example.agents;
  const firstTwo = [computed(first, 0), computed(second, 1)] as const;
  const agents = [...firstTwo, ...others.map((agent) => computed(agent, 2))] as const;
  const hourly = example.upkeep.hours * example.upkeep.hourly;
  const yearFor = (used: readonly (typeof agents)[number][], monthly: number, months: number) =>
    yearOf(used, { rate: { monthly, months }, upkeep: used.length * hourly });
  const halved = agents.map((agent, place) =>
    place < 2 ? agent : { ...agent, net: agent.net / 2 },
  );
  return {
    ...example,
    shares,
    agents,
    passedOver: example.passedOver.map((one) => ({ ...one, after: daysOf(one) })),
    ways: {
      stop: { name: example.ways.stop, ...yearFor(firstTwo, rate.monthly, rate.months) },
      six: { name: example.ways.six, ...yearFor(agents, rate.monthly, 6) },
      monthly: { name: example.ways.monthly, ...yearFor(agents, rate.monthly, 12) },
      // Without a lower rate there is no fourth.
      ...(rate.lowest < rate.monthly && {
        yearly: { name: example.ways.yearly, ...yearFor(agents, rate.lowest, 12) },
      }),
    },
    /** The client's own engineer, who runs the first two agents after a stop, in a month. */
    upkeepPerMonth: 2 * hourly,
    /** Ahead after months that are paid, if the third and those after it return half. */
    halved: {
      six: yearFor(halved, rate.monthly, 6).year.net,
      year: yearFor(halved, rate.monthly, 12).year.net,
    },
  };
}

export type Engagement = ReturnType<typeof engagementOf>;

/** By their days: another price moves the return. */
function actionPlanOf(plan: ActionPlan, { agents: [first] }: Engagement) {
  const rows = plan.rows.map((row) => ({ ...row, day: row.day ?? first.liveOn + first.use }));
  return { ...plan, rows: rows.toSorted((a, b) => a.day - b.day) };
}

type Facts = AllFacts<
  typeof companyFiles & typeof rulesFiles & typeof planningFiles & typeof caseFiles
> & { directory: Directory; team: { people: readonly object[] } };

export function ledgerOf(facts: Facts, cases: readonly string[]) {
  const calendar = calendarOf(facts.calendar);
  const engagement = engagementOf(facts.rate, facts.example);
  const caseReturns = caseReturnsOf(facts.caseReturns, cases, facts.rate, engagement.agents[0]);
  return {
    calendar,
    engagement,
    actionPlan: actionPlanOf(facts.actionPlan, engagement),
    caseStudies: shownOf(facts.caseStudies, cases),
    caseReturns,
    figures: figuresOf({ ...facts, calendar, engagement, caseReturns }),
  };
}

export type Ledger = ReturnType<typeof ledgerOf>;

type Figured = Omit<Facts, 'calendar' | 'caseReturns'> & {
  calendar: Calendar;
  engagement: Engagement;
  caseReturns: CaseReturns;
};

/** The figures as sentences print them: `{fee}` stands for "$75,000". */
function figuresOf(facts: Figured) {
  const { rate, terms, calendar, engagement, firstAnswer, keptFacts, legalEntity } = facts;
  const answer = answerFigures(firstAnswer);
  const { ways, upkeep, halved } = engagement;
  const [quotes, invoices] = engagement.agents;
  const fee = rate.monthly * rate.months;
  const restMonths = 12 - rate.months;
  const upkeepRest = engagement.upkeepPerMonth * restMonths;
  const written = (amount: number) => money(amount, rate);
  /** What a longer term makes of an amount; nothing where the rate stays the same. */
  const onTerm = (amount: string) =>
    rate.lowest < rate.monthly ? `, ${amount} on a ${terms.year}-month term` : '';
  const exitPaid = (monthly: number) => written((monthly * terms.exitPercent) / 100);
  /** What a missed date takes off, and what a day costs after the plan. */
  const dayRate = (monthly: number) => written((monthly * 12) / terms.workingDaysInYear);
  const { sample: _, phone, ...entity } = legalEntity;
  const { sample: __, enterpriseMonth, ...bought } = facts.capacity;
  const [from, to] = [written(enterpriseMonth.from), written(enterpriseMonth.to)];
  const { sample: ___, ...counted } = terms;
  const periods = Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [name, number(value)]),
  ) as Record<keyof typeof counted, string>;
  return {
    company: facts.company.name,
    people: String(facts.team.people.length),
    integrations: String(facts.directory.claim),
    currency: currencyName(rate),
    monthly: written(rate.monthly),
    lowest: written(rate.lowest),
    lowestShort: thousands(rate.lowest, rate),
    onTerm: onTerm(written(rate.lowest)),
    fee: written(fee),
    feeOnTerm: onTerm(written(rate.lowest * rate.months)),
    dayRate: dayRate(rate.monthly),
    dayRateOnTerm: onTerm(dayRate(rate.lowest)),
    yearByTheMonth: written(rate.monthly * terms.year),
    yearAgreed: written(rate.lowest * terms.year),
    yearOnTerm: onTerm(written(rate.lowest * terms.year)),
    proof: `${calendar.proofWeeks} weeks`,
    proofWeeks: String(calendar.proofWeeks),
    proofInWords: `${number(calendar.proofWeeks)} weeks`,
    ...answer,
    urgentAnswer: filled(String(facts.supportQueue.rows[0]?.answered), answer),
    firstLive: count(quotes.liveOn / 7, 'week'),
    liveOn: String(quotes.liveOn),
    pilot: count((quotes.fullOn - quotes.liveOn) / 7, 'week'),
    pilotPercent: String(quotes.pilotPercent),
    fullOn: String(quotes.fullOn),
    exitDay: `day ${calendar.proofDay}`,
    exitPaid: exitPaid(rate.monthly),
    exitPaidOnTerm: onTerm(exitPaid(rate.lowest)),
    firstMonths: count(rate.months, 'month'),
    ...periods,
    generalCover: written(terms.generalCover),
    professionalCover: written(terms.professionalCover),
    ...keptPeriodsOf(keptFacts),
    logFloor: keptFacts.logFloor,
    logCeiling: keptFacts.logCeiling,
    logLine: list(Object.values(keptFacts.logLine)),
    subProcessors: list(keptFacts.subProcessors.map(({ kind, region }) => `${kind} (${region})`)),
    ...entity,
    orCall: phone ? `, or call ${phone}` : '',
    measuredOn: `day ${calendar.days}`,
    calendarDays: String(calendar.days),
    returnDays: String(rate.returnDays),
    firstPieceUse: `${quotes.use} days`,
    secondPieceUse: `${invoices.use} days`,
    ...bought,
    enterprise: filled(bought.enterprise, { from, to }),
    stopBack: ways.stop.back,
    sixBack: ways.six.back,
    goOnBack: ways.monthly.back,
    stopNet: written(ways.stop.year.net),
    sixNet: written(ways.six.year.net),
    goOnNet: written(ways.monthly.year.net),
    netOnTerm: onTerm(written((ways.yearly ?? ways.monthly).year.net)),
    halvedNet: written(halved.year),
    halvedSix: written(halved.six),
    firstSum: quotes.how,
    firstSaved: written(quotes.saved),
    firstRun: written(quotes.run),
    firstNet: written(quotes.net),
    secondSum: invoices.how,
    secondSaved: written(invoices.saved),
    secondRun: written(invoices.run),
    secondNet: written(invoices.net),
    bothNet: written(quotes.net + invoices.net),
    secondLiveOn: String(invoices.liveOn),
    agentHours: list(engagement.agents.map(({ hours }) => String(hours))),
    ownHours: String(quotes.hours + invoices.hours),
    restMonths: number(restMonths),
    upkeepRest: written(upkeepRest),
    stopWithUpkeep: written(fee + upkeepRest),
    upkeep: written(engagement.upkeepPerMonth),
    upkeepHours: number(upkeep.hours),
    upkeepHourly: written(upkeep.hourly),
    ...figuresOfCases(facts.caseReturns, rate),
  };
}

/** A sentence that still asks for one is refused once there are no case studies. */
function figuresOfCases(returns: CaseReturns, rate: Rate) {
  const cases = Object.values(returns).map(({ sum }) => sum);
  const hours = Object.values(returns).map((told) => told.hours);
  const runCosts = cases.map(({ run }) => run);
  const figures = {
    slowCases: number(cases.filter(({ days }) => days >= rate.returnDays).length),
    allCases: number(cases.length),
    hoursFrom: String(Math.min(...hours)),
    hoursTo: String(Math.max(...hours)),
    runFrom: money(Math.min(...runCosts), rate),
    runTo: money(Math.max(...runCosts), rate),
  };
  return cases.length > 0 ? figures : ({} as typeof figures);
}

export type FigureName =
  | keyof ReturnType<typeof figuresOf>
  | 'firstPlan'
  | 'secondPlan'
  | 'thePlans';
