import type { SVGProps } from 'react';
import { percent } from './figure.ts';

type DrawingProps = Omit<SVGProps<SVGSVGElement>, 'style' | 'viewBox' | 'role'> & {
  viewBox: string;
  /** Text alternative; without it the drawing is decorative. */
  label?: string | undefined;
};

/** An `aria-label` rather than a `<title>`, which browsers show as a tooltip over it. */
export function Drawing({ label, ...rest }: DrawingProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <svg fill="none" {...name} {...rest} />;
}

/** The gap where a thread passes over is painted in `--mark-bg`. */
export const Mark = ({ size = 30 }: { size?: number }) => (
  <Drawing viewBox="0 0 32 32" width={size} height={size} strokeWidth="5.6">
    <path stroke="currentColor" d="M9.5 0v28m13-24v28" />
    <path
      stroke="var(--mark-bg,var(--color-paper))"
      strokeWidth="8.4"
      d="M6.7 9.5h5.6m7.4 13h5.6"
    />
    <path stroke="var(--color-voice)" d="M0 9.5h18.3" />
    <path stroke="currentColor" d="M13.7 22.5H32" />
  </Drawing>
);

export const ShuttleArrow = () => (
  <Drawing data-arrow="" width="34" height="10" viewBox="0 0 34 10" fill="currentColor">
    <path d="M0 4.3h16v1.4H0zM14 5Q19 .8 24 .8T34 5Q29 9.2 24 9.2T14 5Z" />
  </Drawing>
);

export const Stitches = ({ weeks, end }: { weeks: number; end: string }) => (
  <line x2={end} y1="12" y2="12" strokeWidth="10" strokeDasharray=".8 .2" pathLength={weeks} />
);

export const WeeksThread = ({ weeks, most }: { weeks: number | undefined; most: number }) => (
  <svg width="300" height="18" stroke="var(--color-ink)" aria-hidden>
    {weeks ? (
      <Stitches weeks={weeks} end={percent(weeks / most)} />
    ) : (
      <rect x="1" y="7.5" width="110%" height="9" fill="none" />
    )}
  </svg>
);
