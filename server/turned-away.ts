import type { Log } from './log.ts';
import type { Counters } from './metrics/counters.ts';
import type { TurnedAway } from './open-connections.ts';

const A_MINUTE_MS = 60_000;

/**
 * Counts connections that were closed because there were too many, and says so: at once when it begins, then once a
 * minute for as long as it lasts. A line for each would be what fills the disk.
 */
export function reportTurnedAway(
  log: Log,
  counters: Counters,
): (how: TurnedAway, fromOneAddress: number) => void {
  let inMinute: Record<TurnedAway | 'fromOneAddress', number> | undefined;

  const sayAgain = () => {
    if (!inMinute) return;
    const { replaced, refused } = inMinute;
    if (replaced + refused === 0) {
      inMinute = undefined;
      return;
    }
    log('warn', 'connections.full', { ...inMinute });
    wait();
  };
  const wait = () => {
    inMinute = { replaced: 0, refused: 0, fromOneAddress: 0 };
    setTimeout(sayAgain, A_MINUTE_MS).unref();
  };

  return (how, fromOneAddress) => {
    counters.add('website_connections_turned_away_total', { how });
    if (!inMinute) {
      log('warn', 'connections.full', { [how]: 1, fromOneAddress });
      wait();
      return;
    }
    inMinute[how] += 1;
    inMinute.fromOneAddress = Math.max(inMinute.fromOneAddress, fromOneAddress);
  };
}
