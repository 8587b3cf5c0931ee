import type { Behaviour } from '#behaviours/behaviour.ts';
import { longDate, today } from '#model/reader-day.ts';

/** A page may come back from the back/forward cache on another day. */
export const start: Behaviour<HTMLTimeElement> = (time, signal) => {
  const show = () => {
    time.dateTime = today();
    time.textContent = longDate(time.dateTime);
  };
  show();
  addEventListener('pageshow', show, { signal });
};
