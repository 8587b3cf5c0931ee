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
  const { onPaper, onDark, shape } = logo;
  const width = Math.round(Math.min(WIDEST, size * onPaper.ratio));
  return (
    <Drawing viewBox={`0 0 ${width} ${size}`} width={width} height={size}>
      <OnGround id={`${id}p`} kind="light" size={{ width, height: size }}>
        <LogoImage file={onPaper} width={width} height={size} />
      </OnGround>
      <OnGround id={`${id}d`} kind="dark" size={{ width, height: size }}>
        {onDark ? (
          <LogoImage file={onDark} width={width} height={size} />
        ) : (
          <>
            <mask id={`${id}s`}>
              <LogoImage file={shape} width={width} height={size} />
            </mask>
            <path fill="currentColor" mask={`url(#${id}s)`} d={`M0 0h${width}v${size}H0z`} />
          </>
        )}
      </OnGround>
    </Drawing>
  );
}

function LogoImage({ file, ...size }: { file: LogoFile; width: number; height: number }) {
  return <image href={file.address} preserveAspectRatio="xMinYMid" {...size} />;
}

interface OnGroundProps {
  id: string;
  kind: 'light' | 'dark';
  size: { width: number; height: number };
  children: ReactNode;
}

/**
 * Shows a drawing where the ground behind it is light, or where it is dark: a mask of the ground's own color, made black
 * or white. So it follows themes, dark panels, contrast modes and print, without a rule for any of them.
 */
function OnGround({ id, kind, size: { width, height }, children }: OnGroundProps) {
  const values = kind === 'light' ? '0 1' : '1 0';
  return (
    <g mask={`url(#${id})`}>
      <filter id={`${id}f`} colorInterpolationFilters="sRGB">
        <feColorMatrix type="saturate" values="0" />
        <feComponentTransfer>
          <feFuncR type="discrete" tableValues={values} />
          <feFuncG type="discrete" tableValues={values} />
          <feFuncB type="discrete" tableValues={values} />
        </feComponentTransfer>
      </filter>
      <mask id={id}>
        <path
          fill="var(--mark-bg,var(--color-paper))"
          filter={`url(#${id}f)`}
          d={`M0 0h${width}v${height}H0z`}
        />
      </mask>
      {children}
    </g>
  );
}
