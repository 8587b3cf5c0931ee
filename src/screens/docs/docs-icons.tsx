/** The signs of the documentation area. All are decorative: the control they stand in has words or a label. */
import type { ReactNode } from 'react';

function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <svg
      className={className}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5" />
    <path d="m12 12 4 4" />
  </Icon>
);

export const SidebarIcon = () => (
  <Icon>
    <path d="M2 3h14v12H2zM7 3v12" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="9" cy="9" r="3.2" />
    <path d="M9 1v2.5M9 14.5V17M1 9h2.5M14.5 9H17M3.3 3.3 5 5M13 13l1.7 1.7M14.7 3.3 13 5M5 13l-1.7 1.7" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M15 10.5A6.5 6.5 0 0 1 7.5 3 6.5 6.5 0 1 0 15 10.5Z" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon className="chevron">
    <path d="m5 7 4 4 4-4" />
  </Icon>
);

export const VideoIcon = () => (
  <Icon>
    <path d="M2 4.5h14v9H2z" />
    <path d="m7.5 7 3.5 2-3.5 2z" fill="currentColor" />
  </Icon>
);

export const NetworkIcon = () => (
  <Icon>
    <path d="M2 2h14v14H2zM5 8v5M5 5v.5M8.5 13V8M8.5 10c0-2.5 4-2.5 4 0v3" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M3 4h12v11H3zM3 8h12M6 2v4M12 2v4" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M9 2v9M5 8l4 4 4-4M2 16h14" />
  </Icon>
);

export const SheetIcon = () => (
  <Icon>
    <path d="M2 2h14v14H2zM2 7h14M2 11.5h14M7 2v14" />
  </Icon>
);
