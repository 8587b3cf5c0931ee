import { longDate, today } from '../../content/today.ts';

/** Gives every date that stands for "the current date" the reader's day instead of the day of the build. */
export function enhanceDates(page: Document) {
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    time.dateTime = today();
    time.textContent = longDate(time.dateTime);
  }
}
