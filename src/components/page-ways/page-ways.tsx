import { clsx } from 'clsx';
import type { OutsideLinks } from '#model/facts/links.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { OutsideLink } from '#ui/link.tsx';
import styles from './page-ways.module.css';

const MENU_ID = 'page-ways';

export interface PageWaysProps {
  /** The address is absolute, because an assistant reads it from elsewhere. */
  address: string;
  links: Pick<OutsideLinks, 'claude' | 'chatGpt'>;
}

export function PageWays({ address, links: { claude, chatGpt } }: PageWaysProps) {
  const { pathname } = new URL(address);
  const question = `Read ${address}.md and answer my questions about it.`;
  return (
    <div className={clsx('screen-only small', styles.ways)}>
      <CopyButton file={`${pathname}.md`}>Copy page</CopyButton>
      <button type="button" popoverTarget={MENU_ID} aria-label="More ways to take this page">
        <ChevronIcon />
      </button>
      <ul id={MENU_ID} popover="auto" className={styles.menu}>
        <li>
          <a href={`${pathname}.md`}>Read as Markdown</a>
        </li>
        {Object.entries({ Claude: claude, ChatGPT: chatGpt }).map(([name, base]) =>
          base ? (
            <li key={name}>
              <OutsideLink href={`${base}?${new URLSearchParams({ q: question })}`}>
                Open in {name}
              </OutsideLink>
            </li>
          ) : null,
        )}
        <li className="script-only">
          <button type="button" data-behaviour="print-page">
            Print
          </button>
        </li>
      </ul>
    </div>
  );
}
