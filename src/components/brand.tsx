import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { site } from '#model/facts/site.ts';
import { companyLogo } from '#model/pictures/logos.ts';
import styles from './brand.module.css';
import { CompanyMark } from './company-mark.tsx';

/** Letters of the logo's own face, which is cut to the name it was drawn for: one name in two faces would look like an error. */
const WORDMARK_LETTERS = /^[Lomwright]*$/;

/** Widths that the bar has room for: of a line in the logo's size, and of one word in the size of a long name. */
const ROOM = { line: 12, word: 17 };

const count = (name: string, letters: RegExp) => name.match(letters)?.length ?? 0;

/** About the width of a name, in small letters of average width. */
const widthOf = (name: string) =>
  name.length + (count(name, /[\p{Lu}mw&@]/gu) + count(name, /[MW@]/g) - count(name, / /g)) / 2;

/** Breaks a name at the space that is nearest to its middle. */
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
      {companyLogo?.saysName ? null : (
        <span className={clsx(!WORDMARK_LETTERS.test(name) && 'serif') || undefined}>
          {first} {second && <br />}
          {second}
        </span>
      )}
    </a>
  );
}
