import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { site } from '#content/data/site.ts';
import { Mark } from '#weave/mark.tsx';
import styles from './brand.module.css';

interface BrandProps extends ComponentProps<'a'> {
  /** Edge of the mark, in CSS pixels. */
  size?: number;
}

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, className, ...rest }: BrandProps) {
  return (
    <a className={clsx(styles.brand, className)} href="/" aria-label={`${site.name}, home`} {...rest}>
      <Mark size={size} />
      <span>{site.name}</span>
    </a>
  );
}
