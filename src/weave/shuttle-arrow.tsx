import type { ComponentProps } from 'react';

/** The only arrow on the site: a thread with a shuttle at its head, in the colour of the text around it. */
export function ShuttleArrow(props: ComponentProps<'svg'>) {
  return (
    <svg
      data-arrow=""
      width="34"
      height="10"
      viewBox="0 0 34 10"
      fill="currentColor"
      aria-hidden="true"
      {...props}
    >
      <path d="M0 4.3h16v1.4H0zM14 5Q19 .8 24 .8T34 5Q29 9.2 24 9.2T14 5Z" />
    </svg>
  );
}
