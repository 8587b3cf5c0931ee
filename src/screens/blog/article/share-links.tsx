import { clsx } from 'clsx';
import { siX } from 'simple-icons';
import { blog } from '#model/facts/blog-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { NetworkIcon } from '#ui/icons.tsx';
import { iconPath } from '#weave/icon-path.ts';
import styles from './share-links.module.css';

interface ShareLinksProps {
  /** Absolute address of the article. */
  address: string;
  title: string;
}

const linkProps = {
  variant: 'line',
  size: 'small',
  target: '_blank',
  rel: 'noopener',
  className: styles.link,
} as const;

/** Three ways to pass an article on. The first two open a new window; the third copies the page's link. */
export function ShareLinks({ address, title }: ShareLinksProps) {
  const post = `${blog.share.post}?${new URLSearchParams({ url: address, text: title })}`;
  const network = `${blog.share.network}?${new URLSearchParams({ url: address })}`;
  return (
    <div className={styles.share}>
      <p className={clsx('caption', styles.title)}>Share</p>
      <ButtonLink href={post} {...linkProps}>
        <svg width="15" height="15" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={iconPath(siX)} />
        </svg>
        Post<span className="visually-hidden"> on X (opens in a new window)</span>
      </ButtonLink>
      <ButtonLink href={network} {...linkProps}>
        <NetworkIcon width={16} height={16} />
        LinkedIn<span className="visually-hidden"> (opens in a new window)</span>
      </ButtonLink>
      <CopyButton variant="line" size="small" className={styles.copy}>
        Copy link
      </CopyButton>
    </div>
  );
}
