import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { site } from '#model/facts/site.ts';
import { Drawing, Mark } from '#weave/drawing.tsx';
import styles from './brand.module.css';
import { type CompanyLogo, companyLogo, type LogoFile } from './logos.ts';

/**
 * Letters of the logo's own face, which is cut to the name it was drawn for: one name in two faces
 * would look like an error.
 */
const WORDMARK_LETTERS = /^[Lomwright]*$/;

/**
 * Widths that the bar has room for: of a line in the logo's size, and of one word in the size of a
 * long name.
 */
const ROOM = { line: 12, word: 17 };

const count = (name: string, letters: RegExp) => name.match(letters)?.length ?? 0;

/** About the width of a name, in small letters of average width. */
const widthOf = (name: string) =>
  name.length + (count(name, /[\p{Lu}mw&@]/gu) + count(name, /[MW@]/g) - count(name, / /g)) / 2;

function linesOf(name: string): [string, string?] {
  const fromMiddle = (at: number) => Math.abs(2 * at + 1 - name.length);
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => fromMiddle(a) - fromMiddle(b));
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}

interface BrandProps extends ComponentProps<'a'> {
  /** Edge of the mark, in CSS pixels. */
  size?: number;
  /** The company's name, when it is not this site's: a long one, in examples and tests. */
  name?: string;
}

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, name = site.name, className, ...rest }: BrandProps) {
  const isLong = widthOf(name) > ROOM.line;
  const hasLongWord = name.split(' ').some((word) => widthOf(word) > ROOM.word);
  const [first, second] = isLong ? linesOf(name) : [name];
  return (
    <a
      className={clsx(styles.brand, isLong && styles.long, hasLongWord && styles.longer, className)}
      href="/"
      aria-label={`${name}, home`}
      {...rest}
    >
      <CompanyMark size={size} />
      {companyLogo?.saysName && name === site.name ? null : (
        <span className={clsx(!WORDMARK_LETTERS.test(name) && 'serif') || undefined} translate="no">
          {first} {second && <br />}
          {second}
        </span>
      )}
    </a>
  );
}

interface CompanyMarkProps {
  /** Height in CSS pixels; the woven mark is as wide. */
  size?: number;
  /** The company's own, in place of the woven mark. */
  logo?: CompanyLogo | undefined;
}

/**
 * Widest logo, in pixels; a wider one is drawn lower, because the bar on a phone has no more room.
 */
const WIDEST = 148;

/**
 * The company's logo, or the woven mark where it has given none. Decorative: the name is written
 * next to it, or is its link's.
 */
export function CompanyMark({ size = 30, logo = companyLogo }: CompanyMarkProps) {
  const id = useId();
  if (!logo) return <Mark size={size} />;
  const width = Math.round(Math.min(WIDEST, size * logo.onPaper.ratio));
  const everywhere = `M0 0h${width}v${size}H0z`;
  const image = ({ address }: LogoFile) => (
    <image href={address} preserveAspectRatio="xMinYMid" width={width} height={size} />
  );
  /**
   * Shows a drawing where the ground behind it is light, or where it is dark: a mask of the
   * ground's own color, made black or white. So it follows themes, dark panels, contrast modes and
   * print, without a rule for any of them.
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
          <path
            fill="var(--mark-bg,var(--color-paper))"
            filter={`url(#${filter})`}
            d={everywhere}
          />
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
