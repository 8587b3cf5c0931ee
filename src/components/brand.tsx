import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { site } from '#content/data/site.ts';
import { companyLogo } from '#model/pictures/company-logo.ts';
import styles from './brand.module.css';
import { CompanyMark } from './company-mark.tsx';

interface BrandProps extends ComponentProps<'a'> {
  /** Edge of the mark, in CSS pixels. */
  size?: number;
}

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, className, ...rest }: BrandProps) {
  return (
    <a className={clsx(styles.brand, className)} href="/" aria-label={`${site.name}, home`} {...rest}>
      <CompanyMark size={size} />
      {companyLogo?.saysName ? null : <span>{site.name}</span>}
    </a>
  );
}
