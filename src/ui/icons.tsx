/** The icons of the interface. All are decorative: the control around them has words or a label. */
import type { ComponentProps } from 'react';
import styles from './link.module.css';

interface IconProps extends ComponentProps<'svg'> {
  /** Width and height, and the width and height of the grid its paths are drawn on. */
  size?: number;
}

/** The frame of every icon: line work in the colour of the text around it. */
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

/** An icon of one path. */
export const drawn =
  (path: string, frame: IconProps = {}) =>
  (props: ComponentProps<'svg'>) => (
    <Icon {...frame} {...props}>
      <path d={path} />
    </Icon>
  );

const FILLED = { width: 14, height: 16, viewBox: '0 0 14 16', fill: 'currentColor', stroke: 'none' };

export const CloseIcon = drawn('m2 2 12 12M14 2 2 14', { size: 16 });
export const MenuIcon = drawn('M0 1.5H18M0 6H18M0 10.5H18', { height: 12, viewBox: '0 0 18 12' });
export const ChevronIcon = drawn('m5 7 4 4 4-4', { strokeWidth: 1.4 });
export const ArrowUpIcon = drawn('M6 11V2M2 6l4-4 4 4', { size: 12, strokeWidth: 1.5 });
export const WarningIcon = drawn('M9 1.5 17 16H1ZM9 6.5v4.7M9 12.8v1.4');
export const DoneIcon = drawn('M1 1h16v16H1Zm3.5 8.2 3 3 6-6.4');
/** LinkedIn's mark as line work. */
export const NetworkIcon = drawn('M2 2h14v14H2zM5 8v5M5 5v.5M8.5 13V8M8.5 10c0-2.5 4-2.5 4 0v3');
export const PlayIcon = drawn('M0 0 14 8 0 16Z', FILLED);
export const PauseIcon = drawn('M1 1h4v14H1ZM9 1h4v14H9Z', FILLED);
const EXTERNAL = { size: 11, strokeWidth: 1.4, className: styles.external };
export const ExternalMark = drawn('M2 1h8v8M10 1 1 10', EXTERNAL);

/** A plus that loses its upright when its item is open: CSS hides `[data-upright]`. */
export function PlusMinusIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon size={28} {...props}>
      <path d="M6 14H22" />
      <path data-upright="" d="M14 6V22" />
    </Icon>
  );
}
