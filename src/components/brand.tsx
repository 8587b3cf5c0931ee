import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Drawing, Mark } from '#weave/drawing.tsx';
import styles from './brand.module.css';
import { LogoPicture } from './logo-picture.tsx';
import type { CompanyLogo } from './logos.ts';

/** The logo's own face has these letters only, and a name in two faces would look like an error. */
const WORDMARK_LETTERS = /^[Lomwright]*$/;

/** The bar has room for a line in the logo's size, or a word in the size of a long name. */
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

export interface BrandFacts {
  name: string;
  logo: CompanyLogo | undefined;
}

interface BrandProps extends ComponentProps<'a'> {
  brand: BrandFacts;
  size?: number;
}

export function Brand({ brand: { name, logo }, size = 31, className, ...rest }: BrandProps) {
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
      <CompanyMark size={size} logo={logo} />
      {!logo?.saysName && (
        <span className={WORDMARK_LETTERS.test(name) ? undefined : 'serif'} translate="no">
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
  logo: CompanyLogo | undefined;
}

/** The bar on a phone has no more pixels for it. */
const WIDEST = 148;

/** The company's logo, or the woven mark. Decorative: the name is next to it, or its link's. */
export function CompanyMark({ size = 30, logo }: CompanyMarkProps) {
  if (!logo) return <Mark size={size} />;
  const { onPaper, onDark } = logo;
  const width = Math.round(Math.min(WIDEST, size * onPaper.ratio));
  return (
    <Drawing viewBox={`0 0 ${width} ${size}`} width={width} height={size} overflow="visible">
      <LogoPicture address={onPaper.address} onDark={onDark?.address} width={width} height={size} />
    </Drawing>
  );
}
