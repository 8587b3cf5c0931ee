import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import styles from './arrow-link.module.css';

type ArrowLinkProps = ComponentProps<'a'> & { href: string; label?: string };

export const ArrowLink = ({ label, children = label, className, ...rest }: ArrowLinkProps) => (
  <a className={clsx(styles.link, className)} {...rest}>
    {children} <ShuttleArrow />
  </a>
);

export const BackLink = ({ label, children = label, ...rest }: ArrowLinkProps) => (
  <a className={clsx(styles.link, styles.back)} {...rest}>
    <ShuttleArrow /> {children}
  </a>
);

type ArrowButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  to: { label: string; href: string };
};

export const ArrowButton = ({ to, ...rest }: ArrowButtonProps) => (
  <ButtonLink href={to.href} {...rest}>
    {to.label} <ShuttleArrow />
  </ButtonLink>
);
