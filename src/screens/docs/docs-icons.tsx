/** The icons of the documentation area. All are decorative: the control around them has words or a label. */
import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons.tsx';

type IconProps = ComponentProps<'svg'>;

const Thin = (props: IconProps) => <Icon strokeWidth={1.4} {...props} />;

export const SearchIcon = (props: IconProps) => (
  <Thin {...props}>
    <circle cx="8" cy="8" r="5" />
    <path d="m12 12 4 4" />
  </Thin>
);

export const FilterIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M1 4.5h16M4 9h10M7 13.5h4" />
  </Thin>
);

export const SidebarIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M2 3h14v12H2zM7 3v12" />
  </Thin>
);

export const SunIcon = (props: IconProps) => (
  <Thin {...props}>
    <circle cx="9" cy="9" r="3.2" />
    <path d="M9 1v2.5M9 14.5V17M1 9h2.5M14.5 9H17M3.3 3.3 5 5M13 13l1.7 1.7M14.7 3.3 13 5M5 13l-1.7 1.7" />
  </Thin>
);

export const MoonIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M15 10.5A6.5 6.5 0 0 1 7.5 3 6.5 6.5 0 1 0 15 10.5Z" />
  </Thin>
);

export const VideoIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M2 4.5h14v9H2z" />
    <path d="m7.5 7 3.5 2-3.5 2z" fill="currentColor" />
  </Thin>
);

export const CalendarIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M3 4h12v11H3zM3 8h12M6 2v4M12 2v4" />
  </Thin>
);

export const DownloadIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M9 2v9M5 8l4 4 4-4M2 16h14" />
  </Thin>
);

export const CopyIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M7 6h9v10H7zM4 12H2V2h9v2" />
  </Thin>
);

export const SheetIcon = (props: IconProps) => (
  <Thin {...props}>
    <path d="M2 2h14v14H2zM2 7h14M2 11.5h14M7 2v14" />
  </Thin>
);
