import type { Behaviour } from '#behaviours/behaviour.ts';

/** A page may come back from the back/forward cache on another day. */
export const start: Behaviour<HTMLTimeElement> = (time, signal) => {
  const show = async () => {
    const { longDate, today } = await import('#model/calendar-day.ts');
    time.dateTime = today();
    time.textContent = longDate(time.dateTime);
  };
  // Offline the day of the build stays.
  const tryToShow = () => void show().catch(() => undefined);
  tryToShow();
  addEventListener('pageshow', tryToShow, { signal });
};
