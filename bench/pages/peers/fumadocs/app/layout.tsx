import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { RootProvider } from 'fumadocs-ui/provider/next';
import type { ReactNode } from 'react';
import { source } from '@/lib/source';
import './global.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <RootProvider search={{ options: { type: 'static' } }}>
          <DocsLayout tree={source.getPageTree()} nav={{ title: 'Peer' }}>
            {children}
          </DocsLayout>
        </RootProvider>
      </body>
    </html>
  );
}
