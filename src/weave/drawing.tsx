import type { ComponentProps, SVGProps } from 'react';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'style' | 'viewBox' | 'role'> & {
  viewBox: string;
  /**
   * Text alternative. Without it the drawing is decorative and hidden from assistive technology.
   */
  label?: string | undefined;
};

/**
 * The outermost element of every drawing. An `aria-label` rather than a `<title>`: browsers show a
 * title as a tooltip over the whole drawing.
 */
export function Drawing({ label, children, ...rest }: DrawingProps) {
  if (!label) {
    return (
      <svg fill="none" aria-hidden="true" {...rest}>
        {children}
      </svg>
    );
  }
  return (
    <svg fill="none" role="img" aria-label={label} {...rest}>
      {children}
    </svg>
  );
}

interface MarkProps extends ComponentProps<'svg'> {
  /** Edge of the square, in CSS pixels. */
  size?: number;
}

/**
 * The logo mark: two warps and two wefts in plain weave, the long pair drawing an L. Decorative:
 * the name is written next to it. The gap where a thread passes over is painted in `--mark-bg`, or
 * paper where that is not set.
 */
export function Mark({ size = 30, ...rest }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="5.6"
      aria-hidden="true"
      {...rest}
    >
      <path stroke="currentColor" d="M9.5 0v28m13-24v28" />
      <path
        stroke="var(--mark-bg,var(--color-paper))"
        strokeWidth="8.4"
        d="M6.7 9.5h5.6m7.4 13h5.6"
      />
      <path stroke="var(--color-voice)" d="M0 9.5h18.3" />
      <path stroke="currentColor" d="M13.7 22.5H32" />
    </svg>
  );
}

/**
 * The only arrow on the site: a thread with a shuttle at its head, in the color of the text around
 * it.
 */
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
