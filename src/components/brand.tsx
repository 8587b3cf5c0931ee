import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { site } from '#model/facts/site.ts';
import { companyLogo } from '#model/pictures/logos.ts';
import styles from './brand.module.css';
import { CompanyMark } from './company-mark.tsx';
import { typesetName } from './typeset-name.ts';

interface BrandProps extends ComponentProps<'a'> {
  /** Edge of the mark, in CSS pixels. */
  size?: number;
  /** The company's name, when it is not this site's: a long one, in examples and tests. */
  name?: string;
}

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, name = site.name, className, ...rest }: BrandProps) {
  const { lines, isLong, hasLongWord, isInWordmark } = typesetName(name);
  const [first, second] = lines;
  return (
    <a
      className={clsx(styles.brand, isLong && styles.long, hasLongWord && styles.longer, className)}
      href="/"
      aria-label={`${name}, home`}
      {...rest}
    >
      <CompanyMark size={size} />
      {companyLogo?.saysName ? null : (
        <span className={isInWordmark ? undefined : 'serif'}>
          {first}
          {second && (
            <>
              {' '}
              <br />
              {second}
            </>
          )}
        </span>
      )}
    </a>
  );
}
