import { longDate, today } from '#model/reader-day.ts';

/** The HTML has the day of the build; the behaviour writes the reader's, which hydration leaves. */
export function CurrentDate() {
  const day = today();
  return (
    <time dateTime={day} data-behaviour="today" suppressHydrationWarning>
      {longDate(day)}
    </time>
  );
}
