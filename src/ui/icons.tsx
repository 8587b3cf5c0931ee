/** The icons of the interface. All are decorative: the control around them has words or a label. */
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './icons.module.css';

interface IconProps extends ComponentProps<'svg'> {
  /** Width and height, and the width and height of the grid its paths are drawn on. */
  size?: number;
}

/** The frame of every square icon: line work in the colour of the text around it. */
export function Icon({ size = 18, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      {...rest}
    />
  );
}

export function CloseIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon size={16} {...props}>
      <path d="m2 2 12 12M14 2 2 14" />
    </Icon>
  );
}

export function MenuIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      width="18"
      height="12"
      viewBox="0 0 18 12"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      {...props}
    >
      <path d="M0 1.5H18M0 6H18M0 10.5H18" />
    </svg>
  );
}

export function ChevronIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon strokeWidth="1.4" {...props}>
      <path d="m5 7 4 4 4-4" />
    </Icon>
  );
}

export function ArrowUpIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon size={12} strokeWidth="1.5" {...props}>
      <path d="M6 11V2M2 6l4-4 4 4" />
    </Icon>
  );
}

export function ExternalMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <Icon size={11} strokeWidth="1.4" className={clsx(styles.external, className)} {...rest}>
      <path d="M2 1h8v8M10 1 1 10" />
    </Icon>
  );
}

export function WarningIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M9 1.5 17 16H1Z" />
      <path d="M9 6.5v4.7M9 12.8v1.4" strokeWidth="1.7" />
    </Icon>
  );
}

export function DoneIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M1 1h16v16H1Z" />
      <path d="m4.5 9.2 3 3 6-6.4" strokeWidth="1.8" />
    </Icon>
  );
}

/** A plus that loses its upright when its item is open: CSS hides `[data-upright]`. */
export function PlusMinusIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon size={28} {...props}>
      <path d="M6 14H22" />
      <path data-upright="" d="M14 6V22" />
    </Icon>
  );
}

/** LinkedIn's mark as line work. */
export function NetworkIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M2 2h14v14H2zM5 8v5M5 5v.5M8.5 13V8M8.5 10c0-2.5 4-2.5 4 0v3" />
    </Icon>
  );
}

/** Filled, as on every player. */
export function PlayIcon(props: ComponentProps<'svg'>) {
  return (
    <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M0 0 14 8 0 16Z" />
    </svg>
  );
}

export function PauseIcon(props: ComponentProps<'svg'>) {
  return (
    <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M1 1h4v14H1ZM9 1h4v14H9Z" />
    </svg>
  );
}
