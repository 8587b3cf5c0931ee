import type { SVGProps } from 'react';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'style' | 'viewBox' | 'role'> & {
  viewBox: string;
  /** Text alternative. Without it the drawing is decorative and hidden from assistive technology. */
  label?: string | undefined;
};

/**
 * The outermost element of every drawing. An `aria-label` rather than a `<title>`: browsers show a title as a tooltip
 * over the whole drawing.
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
