import { longDate, today } from '#model/today.ts';

/**
 * Puts the reader's day in place of the build's into every date that stands for "the current date", also when the page
 * comes back from the back/forward cache on another day.
 */
export function enhanceDates(page: Document) {
  const show = () => {
    for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
      time.dateTime = today();
      time.textContent = longDate(time.dateTime);
    }
  };
  show();
  addEventListener('pageshow', show);
}
