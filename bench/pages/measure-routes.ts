/** Measures the arrival of a page of the built site, and of its copy without scripts. */
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/browser/find-chromium.ts';
import { median } from '../support/statistics.ts';
import { type MeasureOptions, measureArrival, measureWithoutScript, type PageCost } from './measure-page.ts';

export interface Arrival {
  page: PageCost;
  /** The same page without its scripts. */
  plain: PageCost;
  /** Number of times each page was opened. */
  times: number;
}

interface Sites {
  /** Origins. */
  site: string;
  plain: string;
}

interface Repeats {
  /** Ratio of the largest paint to the plain page's up to which a page is not measured again. */
  goodRatio: number;
  /** Most times a page with a worse ratio is opened. */
  most: number;
}

/** Undefined where Chromium named no largest paint. */
export const paintRatio = ({ page, plain }: Pick<Arrival, 'page' | 'plain'>): number | undefined =>
  page.paint > 0 && plain.paint > 0 ? page.paint / plain.paint : undefined;

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Measures each page once. A page whose paint seems late is opened again and the medians count, because a busy machine also makes
 * it late.
 */
export async function measureRoute(
  browser: Browser,
  route: string,
  { sites, repeats }: { sites: Sites; repeats: Repeats },
): Promise<Arrival> {
  const whole: MeasureOptions = { browser, address: sites.site + route };
  const bare: MeasureOptions = { browser, address: sites.plain + route };
  const [plains, pages]: [PageCost[], PageCost[]] = [[], []];
  const soFar = (): Arrival => ({ page: medianOf(pages), plain: medianOf(plains), times: pages.length });
  do {
    plains.push(await measureWithoutScript(bare));
    pages.push(await measureArrival(whole));
  } while ((paintRatio(soFar()) ?? 0) > repeats.goodRatio && pages.length < repeats.most);
  return soFar();
}

function medianOf(costs: readonly PageCost[]): PageCost {
  return {
    ...(costs[0] as PageCost),
    mainThread: median(costs.map(({ mainThread }) => mainThread)),
    paint: median(costs.map(({ paint }) => paint)),
    // A page that moved once has moved.
    shift: Math.max(...costs.map(({ shift }) => shift)),
  };
}
