import type { ReactNode } from 'react';
import { WarningIcon } from '#ui/icons.tsx';
import './load-error.css';

/** What went wrong while loading, in red, with a sign for those who do not see red. */
export function LoadError({ children }: { children: ReactNode }) {
  return (
    <p className="load-error" role="alert">
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}
