import { type ReactNode, useId } from 'react';
import { type CompanyLogo, companyLogo, type LogoFile } from '#model/pictures/logos.ts';
import { Drawing } from '#weave/drawing.tsx';
import { Mark } from '#weave/mark.tsx';

interface CompanyMarkProps {
  /** Height in CSS pixels; the woven mark is as wide. */
  size?: number;
  /** The company's own, in place of the woven mark. */
  logo?: CompanyLogo | undefined;
}

/** Widest logo, in pixels; a wider one is drawn lower, because the bar on a phone has no more room. */
const WIDEST = 148;

/** The company's logo, or the woven mark where it has given none. Decorative: the name is written next to it, or is its link's. */
export function CompanyMark({ size = 30, logo = companyLogo }: CompanyMarkProps) {
  const id = useId();
  if (!logo) return <Mark size={size} />;
  const width = Math.round(Math.min(WIDEST, size * logo.onPaper.ratio));
  const everywhere = `M0 0h${width}v${size}H0z`;
  const image = ({ address }: LogoFile) => (
    <image href={address} preserveAspectRatio="xMinYMid" width={width} height={size} />
  );
  /**
   * Shows a drawing where the ground behind it is light, or where it is dark: a mask of the ground's own color, made black
   * or white. So it follows themes, dark panels, contrast modes and print, without a rule for any of them.
   */
  const onGround = (kind: 'light' | 'dark', drawing: ReactNode) => {
    const [mask, filter] = [`${id}${kind}`, `${id}${kind}f`];
    const gray = kind === 'light' ? '33 33 33 0 -50' : '-33 -33 -33 0 50';
    return (
      <g mask={`url(#${mask})`}>
        <filter id={filter} colorInterpolationFilters="sRGB">
          <feColorMatrix values={`${gray} ${gray} ${gray} 0 0 0 1 0`} />
        </filter>
        <mask id={mask}>
          <path fill="var(--mark-bg,var(--color-paper))" filter={`url(#${filter})`} d={everywhere} />
        </mask>
        {drawing}
      </g>
    );
  };
  const inTextColor = (
    <>
      <mask id={`${id}s`}>{image(logo.shape)}</mask>
      <path fill="currentColor" mask={`url(#${id}s)`} d={everywhere} />
    </>
  );
  return (
    <Drawing viewBox={`0 0 ${width} ${size}`} width={width} height={size}>
      {onGround('light', image(logo.onPaper))}
      {onGround('dark', logo.onDark ? image(logo.onDark) : inTextColor)}
    </Drawing>
  );
}
