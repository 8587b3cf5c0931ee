import type { ReactNode } from 'react';

/** Names the fenced code block inside it. The bar and the button come from `src/article/code.ts`. */
export function Code({ title, children }: { title: string; children: ReactNode }) {
  return <div data-title={title}>{children}</div>;
}
