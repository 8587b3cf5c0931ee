import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { site } from '#content/data/site.ts';
import { Mark } from '#weave/mark.tsx';
import './brand.css';

type BrandProps = ComponentProps<'a'> & { size?: number; label?: string };

/** The logo: mark and name, linking home. */
export function Brand({ size = 31, label = `${site.name}, home`, className, ...rest }: BrandProps) {
  return (
    <a className={clsx('brand', className)} href="/" aria-label={label} {...rest}>
      <Mark size={size} />
      <span>{site.name}</span>
    </a>
  );
}
