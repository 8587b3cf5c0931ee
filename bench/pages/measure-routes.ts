/** Every route of the built site beside its copy without scripts. */
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { median } from '../support/statistics.ts';
import {
  type MeasureOptions,
  measureArrival,
  measurePage,
  measureWithoutScript,
  type PageCost,
  type UsedPage,
} from './measure-page.ts';

export interface Measured {
  route: string;
  page: UsedPage;
  /** The same page without its scripts. */
  plain: PageCost;
  /** How often it was opened, scripts and not. */
  times: number;
}

interface Sites {
  /** Origins. */
  site: string;
  plain: string;
}

interface Repeats {
  /** The largest paint, as a multiple of the plain page's, that is not asked about again. */
  goodRatio: number;
  /** Of the others. */
  most: number;
}

/** Undefined where Chromium named no largest paint. */
export const paintRatio = ({ page, plain }: Pick<Measured, 'page' | 'plain'>): number | undefined =>
  page.paint > 0 && plain.paint > 0 ? page.paint / plain.paint : undefined;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Once each; a page whose paint looks late is opened again and the medians count, for a busy machine is late as well. */
export async function measureRoute(
  browser: Browser,
  route: string,
  { sites, repeats }: { sites: Sites; repeats: Repeats },
): Promise<Measured> {
  const whole: MeasureOptions = { browser, address: sites.site + route };
  const bare: MeasureOptions = { browser, address: sites.plain + route };
  const measured: Measured = {
    route,
    plain: await measureWithoutScript(bare),
    page: await measurePage(whole),
    times: 1,
  };
  const [arrivals, bareArrivals] = [[measured.page as PageCost], [measured.plain]];
  while ((paintRatio(measured) ?? 0) > repeats.goodRatio && measured.times < repeats.most) {
    bareArrivals.push(await measureWithoutScript(bare));
    arrivals.push(await measureArrival(whole));
    measured.plain = { ...measured.plain, ...medianTimes(bareArrivals) };
    measured.page = { ...measured.page, ...medianTimes(arrivals) };
    measured.times += 1;
  }
  return measured;
}

function medianTimes(costs: readonly PageCost[]): Pick<PageCost, 'mainThread' | 'paint' | 'shift'> {
  return {
    mainThread: median(costs.map(({ mainThread }) => mainThread)),
    paint: median(costs.map(({ paint }) => paint)),
    // A page that moved once has moved.
    shift: Math.max(...costs.map(({ shift }) => shift)),
  };
}
