import type { ComponentProps } from 'react';
import { Icon } from '#ui/icons.tsx';

const ICONS = {
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

/** An icon of the documentation. Decorative: the control around it has words or a label. */
export function DocsIcon({ name, ...rest }: ComponentProps<'svg'> & { name: keyof typeof ICONS }) {
  return (
    <Icon strokeWidth={1.4} {...rest}>
      <path d={ICONS[name]} />
    </Icon>
  );
}
