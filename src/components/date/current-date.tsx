import type { ComponentProps } from 'react';
import { longDate, today } from '#model/calendar-day.ts';

/**
 * The current date. The HTML has the day of the build; the behaviour replaces it with the reader's,
 * and hydration has to leave that alone.
 */
export function CurrentDate(props: Omit<ComponentProps<'time'>, 'children' | 'dateTime'>) {
  const day = today();
  return (
    <time dateTime={day} data-behaviour="today" suppressHydrationWarning {...props}>
      {longDate(day)}
    </time>
  );
}
