import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { ExternalMark } from '#ui/icons.tsx';
import { CopyIcon, DownloadIcon, SheetIcon } from '../docs-icons.tsx';
import styles from './file-link.module.css';

/** A row of `FileLink`s. */
export function Files({ children }: { children: ReactNode }) {
  return <div className={styles.files}>{children}</div>;
}

interface FileLinkProps {
  href: string;
  title: string;
  /** Kind of the file and its size, in a few words. */
  note: string;
  kind?: 'download' | 'spreadsheet';
}

/** Link to a file. A file of this site is downloaded; one from elsewhere opens in a new tab and says so. */
export function FileLink({ href, title, note, kind = 'download' }: FileLinkProps) {
  if (!href) {
    throw new Error(`The file "${title}" has no address. Is its name spelled as in content/data/links.ts?`);
  }
  const isOurs = href.startsWith('/');
  return (
    <a
      className={styles.file}
      href={href}
      {...(isOurs ? { download: true } : { target: '_blank', rel: 'noopener' })}
    >
      {kind === 'download' ? <DownloadIcon /> : <SheetIcon />}
      <span>
        <b>{title}</b> <span className="caption">{note}</span>
      </span>
      {isOurs ? null : (
        <>
          <ExternalMark />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}

/** A file whose text is copied instead of downloaded; not shown without a script. */
export function FileCopy({ href, title, note }: Omit<FileLinkProps, 'kind'>) {
  return (
    <CopyButton file={href} className={clsx('screen-only', styles.file, styles.copied)}>
      <CopyIcon />
      <span>
        <b>{title}</b> <span className="caption">{note}</span>
      </span>
    </CopyButton>
  );
}
