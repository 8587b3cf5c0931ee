import type { ComponentProps } from 'react';
import { longDate, today } from '#model/calendar-day.ts';

/** The HTML has the day of the build; the behaviour writes the reader's, which hydration leaves. */
export function CurrentDate(props: Omit<ComponentProps<'time'>, 'children' | 'dateTime'>) {
  const day = today();
  return (
    <time dateTime={day} data-behaviour="today" suppressHydrationWarning {...props}>
      {longDate(day)}
    </time>
  );
}
