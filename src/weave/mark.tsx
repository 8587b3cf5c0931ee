import type { ComponentProps } from 'react';

interface MarkProps extends ComponentProps<'svg'> {
  /** Edge of the square, in CSS pixels. */
  size?: number;
}

/**
 * The logo mark: two warps and two wefts in plain weave, the long pair drawing an L. Decorative: the name is
 * written next to it. The gap where a thread passes over is painted in `--mark-bg`, or paper where that is not set.
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
      <path stroke="var(--mark-bg,var(--color-paper))" strokeWidth="8.4" d="M6.7 9.5h5.6m7.4 13h5.6" />
      <path stroke="var(--color-voice)" d="M0 9.5h18.3" />
      <path stroke="currentColor" d="M13.7 22.5H32" />
    </svg>
  );
}
