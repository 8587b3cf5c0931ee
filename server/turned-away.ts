import { eachMinute } from './each-minute.ts';
import type { Log } from './log.ts';
import type { TurnedAway } from './open-connections.ts';

/**
 * Says how many connections were closed because there were too many: at once when it begins, then once a
 * minute for as long as it lasts.
 */
export function reportTurnedAway(log: Log): (how: TurnedAway, fromOneAddress: number) => void {
  const none = { replaced: 0, refused: 0, fromOneAddress: 0 };
  let inMinute = { ...none };

  const begins = eachMinute(() => {
    if (inMinute.replaced + inMinute.refused === 0) return false;
    log('warn', 'connections.full', inMinute);
    inMinute = { ...none };
    return true;
  });

  return (how, fromOneAddress) => {
    if (begins()) {
      log('warn', 'connections.full', { [how]: 1, fromOneAddress });
      return;
    }
    inMinute[how] += 1;
    inMinute.fromOneAddress = Math.max(inMinute.fromOneAddress, fromOneAddress);
  };
}
