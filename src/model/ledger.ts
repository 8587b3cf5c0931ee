/** What follows from money, days and periods, once. Days count from the start of an engagement. */
import {
  type CaseReturns,
  type caseFiles,
  caseReturnsOf,
  daysUntil,
  shownOf,
} from './facts/case-studies.ts';
import type { Directory } from './facts/docs.ts';
import {
  type ActionPlan,
  answerFigures,
  datesOf,
  milestoneDays,
  type Phase,
  type planningFiles,
  type rulesFiles,
  type WorkedExample,
  type WrittenCalendar,
} from './facts/engagement.ts';
import type { AllFacts } from './facts/facts-file.ts';
import { type companyFiles, keptPeriodsOf } from './facts/site.ts';
import { filled } from './filled.ts';
import { DAYS_A_MONTH, yearOf } from './first-year.ts';
import { currencyName, money, thousands } from './money.ts';
import { count, inDays, list, number } from './sentence.ts';
import { hourlyOf, sumInWords, sumOf } from './sums.ts';

function calendarOf(written: WrittenCalendar) {
  const endOf = (phase: Phase) =>
    written.milestones.findLast((milestone) => milestone.phase === phase)?.day ?? 0;
  const [planned, built] = [endOf('discovery'), endOf('development')];
  const days = endOf('deployment');
  const { proof: proofDay } = milestoneDays(written);
  return {
    ...written,
    days,
    proofDay,
    proofWeeks: Math.ceil(proofDay / 7),
    phases: {
      discovery: { from: 0, to: planned },
      development: { from: planned, to: built },
      deployment: { from: built, to: days },
    },
  };
}

export type Calendar = ReturnType<typeof calendarOf>;

/** "Day 0", "Week 6", "Day 90". */
export const dayName = (day: number) =>
  day > 0 && day % 7 === 0 ? `Week ${day / 7}` : `Day ${day}`;

type Agent = WorkedExample['agents'][number];

function engagementOf({ rate, terms, example, calendar }: Facts) {
  const shares = example.shares.map((share) => {
    const worth = (percents: readonly number[]) =>
      (percents.reduce((sum, one) => sum + one, 0) * rate.monthly) / 100;
    const [together, inTerm] = [worth(share.percents), worth(share.percents.slice(0, rate.months))];
    return { ...share, together, inTerm };
  });
  const days = milestoneDays(calendar);
  const computed = ({ sum, ...agent }: Agent, place: number) => {
    // They are checked.
    const { liveOn = 0, fullOn = 0 } = datesOf(agent, place, days);
    const share = shares.find(({ work }) => work === agent.name)?.together ?? 0;
    const paid = agent.build ?? share + (place === 0 ? (shares[0]?.together ?? 0) : 0);
    const [saved, hourly] = [sumOf(sum), hourlyOf(sum)];
    // An hour before it is live costs what an hour costs that it saves.
    const [net, own] = [saved - agent.run, agent.hours * hourly];
    const build = paid + own;
    const full = net > 0 ? (build / net) * DAYS_A_MONTH : Infinity;
    const pilot = fullOn - liveOn;
    /** Days that it takes longer to save as much. */
    const lost = pilot - (pilot * agent.pilotPercent) / 100;
    const use = full >= pilot - lost ? full + lost : (full * 100) / agent.pilotPercent;
    return {
      ...agent,
      liveOn,
      fullOn,
      net,
      own,
      how: sumInWords(sum, rate),
      saved,
      hourly,
      paid,
      build,
      pilot,
      lost,
      /** Days of use, those of the pilot included. */
      use: Math.ceil(use),
    };
  };
  type Computed = ReturnType<typeof computed>;
  // The schema asks for two.
  const agents = example.agents.map(computed) as [Computed, Computed, ...Computed[]];
  const built = [shares[0]?.work, agents[0].name, agents[1].name];
  /** Of the first term what neither of its agents cost: it comes back to who stops. */
  const credit = shares.reduce(
    (sum, { work, inTerm }) => sum + (built.includes(work) ? 0 : inTerm),
    0,
  );
  const hourly = example.upkeep.hours * example.upkeep.hourly;
  const yearFor = (monthly: number, months: number) => {
    const used = agents.filter(({ liveOn }) => liveOn <= months * DAYS_A_MONTH);
    return yearOf(used, {
      rate: { monthly, months },
      upkeep: used.length * hourly,
      credit: months === rate.months ? credit : 0,
    });
  };
  const later = laterMonths(rate);
  const ways = {
    stop: { name: example.ways.stop, ...yearFor(rate.monthly, rate.months) },
    later: { name: example.ways.later, ...yearFor(rate.monthly, later) },
    monthly: { name: example.ways.monthly, ...yearFor(rate.monthly, 12) },
    // Without a lower rate there is no fourth.
    ...(rate.lowest < rate.monthly && {
      yearly: { name: example.ways.yearly, ...yearFor(rate.lowest, Math.min(terms.year, 12)) },
    }),
  };
  type Way = typeof ways.stop;
  return {
    ...example,
    shares,
    credit,
    agents,
    passedOver: example.passedOver.map((one) => ({
      ...one,
      ...(one.build && one.net && { use: daysUntil(one.build, one.net, rate, agents[0].lost) }),
    })),
    ways,
    bestWay: Object.values<Way>(ways).reduce((best, way) => (way.net > best.net ? way : best)).name,
    /** The client's own engineer, who runs the first two agents after a stop, in a month. */
    upkeepPerMonth: 2 * hourly,
  };
}

export type Engagement = ReturnType<typeof engagementOf>;

/** By their days: another price moves the return. */
function actionPlanOf(plan: ActionPlan, { agents: [first] }: Engagement) {
  const rows = plan.rows.map((row) => ({ ...row, day: row.day ?? first.liveOn + first.use }));
  const shown = rows.filter(({ day }) => day < Infinity);
  return { ...plan, rows: shown.toSorted((a, b) => a.day - b.day) };
}

type Facts = AllFacts<
  typeof companyFiles & typeof rulesFiles & typeof planningFiles & typeof caseFiles
> & { directory: Directory; team: { people: readonly object[] } };

export function ledgerOf(facts: Facts, cases: readonly string[]) {
  const calendar = calendarOf(facts.calendar);
  const engagement = engagementOf(facts);
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

/** A stop that comes later than that after the first term. */
const laterMonths = ({ months }: Facts['rate']) => months + 2;

/** Of the price and its terms alone, which the worked example names. */
export const termFigures = ({ rate, terms }: Pick<Facts, 'rate' | 'terms'>) => ({
  monthly: money(rate.monthly, rate),
  lowest: money(rate.lowest, rate),
  firstMonths: count(rate.months, 'month'),
  /** After "the". */
  firstTerm: `first ${count(rate.months, 'month')}`.replace('first one', 'first'),
  laterMonths: count(laterMonths(rate), 'month'),
  year: number(terms.year),
});

/** The figures as sentences print them: `{fee}` stands for "$75,000". */
function figuresOf(facts: Figured) {
  const { rate, terms, calendar, engagement, firstAnswer, keptFacts, legalEntity } = facts;
  const answer = answerFigures(firstAnswer, rate);
  const { agents, ways, upkeep } = engagement;
  const [quotes, invoices] = agents;
  const term = termFigures(facts);
  const fee = rate.monthly * rate.months;
  const restMonths = 12 - rate.months;
  const cases = Object.keys(facts.caseReturns).length;
  const upkeepRest = engagement.upkeepPerMonth * restMonths;
  const written = (amount: number) => money(amount, rate);
  const longer = rate.lowest < rate.monthly ? ` on a ${terms.year}-month term` : '';
  const onTerm = (amount: string) => longer && `, or ${amount}${longer}`;
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
    lowestShort: (rate.lowest % 1000 ? money : thousands)(rate.lowest, rate),
    onTerm: onTerm(written(rate.lowest)),
    offTerm: longer && `${longer}, or ${written(rate.monthly)} without one`,
    fee: written(fee),
    feeOnTerm: onTerm(written(rate.lowest * rate.months)),
    dayRate: dayRate(rate.monthly),
    dayRateOnTerm: onTerm(dayRate(rate.lowest)),
    yearByTheMonth: written(rate.monthly * 12),
    yearAgreed: written(rate.lowest * 12),
    yearOnTerm: onTerm(written(rate.lowest * 12)),
    proof: `${calendar.proofWeeks} weeks`,
    proofWeeks: String(calendar.proofWeeks),
    proofInWords: `${number(calendar.proofWeeks)} weeks`,
    ...answer,
    urgentAnswer: filled(String(facts.supportQueue.rows[0]?.answered), answer),
    liveOn: String(quotes.liveOn),
    pilotPercent: String(quotes.pilotPercent),
    pilots: pilotsOf(agents),
    pilotLost: String(100 - quotes.pilotPercent),
    daysInMonth: String(rate.daysInMonth),
    fullOn: String(quotes.fullOn),
    exitDay: `day ${calendar.proofDay}`,
    exitPaid: exitPaid(rate.monthly),
    exitPaidOnTerm: onTerm(exitPaid(rate.lowest)),
    ...periods,
    ...term,
    liabilityCap: written(rate.monthly * terms.liabilityMonths),
    liabilityCapTimes: written(rate.monthly * terms.liabilityMonths * terms.liabilityTimes),
    hireFee: written(rate.monthly * terms.hireMonths),
    supportAlone: written(terms.supportAlone),
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
    firstPieceUse: inDays(quotes.use, ' of use', 'after '),
    secondPieceUse: inDays(invoices.use, ' of use', 'after '),
    inTime: IN_TIME[[quotes, invoices].filter(({ use }) => use < rate.returnDays).length] ?? '',
    bestWay: engagement.bestWay,
    ...bought,
    enterprise: filled(bought.enterprise, { from, to }),
    stopBack: ways.stop.back,
    stopNet: written(ways.stop.net),
    laterNet: written(ways.later.net),
    goOnNet: written(ways.monthly.net),
    netOnTerm: onTerm(written((ways.yearly ?? ways.monthly).net)),
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
    agentHours: list(agents.map(({ hours }) => String(hours))),
    ownHours: String(quotes.hours + invoices.hours),
    restMonths: number(restMonths),
    upkeepRest: written(upkeepRest),
    stopFee: written(fee - engagement.credit),
    stopPaid: written(ways.stop.paid),
    yearPaid: written((ways.yearly ?? ways.monthly).paid),
    stopWithUpkeep: written(fee - engagement.credit + upkeepRest),
    credited:
      engagement.credit > 0
        ? ` The remaining ${written(engagement.credit)} of ${written(fee)} pays for specifying the next agent; if you stop, we refund it.`
        : '',
    upkeep: written(engagement.upkeepPerMonth),
    upkeepHours: number(upkeep.hours),
    upkeepHourly: written(upkeep.hourly),
    caseCount: String(cases),
    allCases: number(cases),
    ...figuresOfCases(facts.caseReturns, rate),
  };
}

/** "14 days (Invoice matching: 7)". */
function pilotsOf([first, ...others]: Engagement['agents']) {
  const odd = others.filter(({ pilot }) => pilot !== first.pilot);
  const told = list(odd.map(({ name, pilot }) => `${name}: ${pilot}`));
  return inDays(first.pilot) + (told && ` (${told})`);
}

const IN_TIME = [
  'Neither in our example does',
  'One of the two in our example does',
  'Both in our example do',
];

/** A sentence that still asks for one is refused once there are no case studies. */
function figuresOfCases(returns: CaseReturns, rate: Facts['rate']) {
  const cases = Object.values(returns);
  const hours = cases.map((told) => told.hours);
  const runCosts = cases.map(({ sum }) => sum.run);
  const figures = {
    slowCases: number(cases.filter(({ sum }) => sum.days >= rate.returnDays).length),
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
