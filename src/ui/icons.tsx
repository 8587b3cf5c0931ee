/** The icons of the interface. All are decorative: the control around them has words or a label. */
import type { ComponentProps } from 'react';
import styles from './link.module.css';

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

const Icon = ({ size = 18, ...rest }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden
    {...rest}
  />
);

export const drawn =
  (path: string, frame: IconProps = {}) =>
  (props: ComponentProps<'svg'>) => (
    <Icon {...frame} {...props}>
      <path d={path} />
    </Icon>
  );

const FILLED = {
  width: 14,
  height: 16,
  viewBox: '0 0 14 16',
  fill: 'currentColor',
  stroke: 'none',
};

export const CloseIcon = drawn('m2 2 12 12M14 2 2 14', { size: 16 });
export const MenuIcon = drawn('M0 1.5H18M0 6H18M0 10.5H18', { height: 12, viewBox: '0 0 18 12' });
export const ChevronIcon = drawn('m5 7 4 4 4-4', { strokeWidth: 1.4 });
export const ArrowUpIcon = drawn('M6 11V2M2 6l4-4 4 4', { size: 12, strokeWidth: 1.5 });
export const WarningIcon = drawn('M9 1.5 17 16H1ZM9 6.5v4.7M9 12.8v1.4');
export const DoneIcon = drawn('M1 1h16v16H1Zm3.5 8.2 3 3 6-6.4');
export const NetworkIcon = drawn('M2 2h14v14H2zM5 8v5M5 5v.5M8.5 13V8M8.5 10c0-2.5 4-2.5 4 0v3');
export const PlayIcon = drawn('M0 0 14 8 0 16Z', FILLED);
export const PauseIcon = drawn('M1 1h4v14H1ZM9 1h4v14H9Z', FILLED);
const EXTERNAL = { size: 11, strokeWidth: 1.4, className: styles.external };
export const ExternalMark = drawn('M2 1h8v8M10 1 1 10', EXTERNAL);

/** A plus that loses its upright when its item is open: CSS hides `[data-upright]`. */
export const PlusMinusIcon = () => (
  <Icon size={28} className="screen-only">
    <path d="M6 14H22" />
    <path data-upright="" d="M14 6V22" />
  </Icon>
);

const DOCS_ICONS = {
  search: 'M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0ZM12 12l4 4',
  sidebar: 'M2 3h14v12H2zM7 3v12',
  sun: 'M12.2 9a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM9 1v2.5M9 14.5V17M1 9h2.5M14.5 9H17M3.3 3.3 5 5M13 13l1.7 1.7M14.7 3.3 13 5M5 13l-1.7 1.7',
  moon: 'M15 10.5A6.5 6.5 0 0 1 7.5 3 6.5 6.5 0 1 0 15 10.5Z',
  video: 'M2 4.5h14v9H2zM7.5 7l3.5 2-3.5 2z',
  calendar: 'M3 4h12v11H3zM3 8h12M6 2v4M12 2v4',
  download: 'M9 2v9M5 8l4 4 4-4M2 16h14',
  copy: 'M7 6h9v10H7zM4 12H2V2h9v2',
  sheet: 'M2 2h14v14H2zM2 7h14M2 11.5h14M7 2v14',
};

export const DocsIcon = ({
  name,
  ...rest
}: ComponentProps<'svg'> & { name: keyof typeof DOCS_ICONS }) => (
  <Icon strokeWidth={1.4} {...rest}>
    <path d={DOCS_ICONS[name]} />
  </Icon>
);
