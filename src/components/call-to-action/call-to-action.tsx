import { clsx } from 'clsx';
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react';
import { callToActionLink, sharedWords as words } from '#model/facts/site.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import styles from './call-to-action.module.css';
import { CallToActionBundle } from './call-to-action-bundle.tsx';
import { CallToActionThread } from './call-to-action-thread.tsx';

interface CallToActionProps extends ComponentProps<'section'> {
  heading?: string | undefined;
  text?: string | undefined;
  label?: string | undefined;
  href?: string | undefined;
}

interface BannerFrameProps extends Omit<CallToActionProps, 'text' | 'label' | 'href'> {
  /** A drawing behind the words. */
  art?: ReactNode;
}

/** The dark panel with its heading, which names the section. */
function BannerFrame({
  heading = words.banner.heading,
  art,
  className,
  children,
  ...rest
}: BannerFrameProps) {
  const headingId = useId();
  return (
    <section className={clsx(styles.panel, 'on-ink', className)} aria-labelledby={headingId} {...rest}>
      {art}
      <div className={clsx('wrap', styles.content)}>
        <h2 id={headingId}>
          {heading.split(/(?<=[.?!]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h2>
        {children}
      </div>
    </section>
  );
}

function Lede({ text = words.banner.text }: Pick<CallToActionProps, 'text'>) {
  return <p className={clsx('lede', styles.lede)}>{text}</p>;
}

function BannerButton({
  label = callToActionLink.label,
  href = callToActionLink.href,
}: Pick<CallToActionProps, 'label' | 'href'>) {
  return (
    <ButtonLink className={styles.button} variant="pale" href={href}>
      {label} <ShuttleArrow />
    </ButtonLink>
  );
}

/** The home page's banner: five channels run into the edge of the page. */
export function CallToActionBanner({ text, label, href, ...rest }: CallToActionProps) {
  return (
    <BannerFrame art={<CallToActionBundle className={styles.art} />} {...rest}>
      <Lede text={text} />
      <BannerButton label={label} href={href} />
    </BannerFrame>
  );
}

/** Every other page's banner: one uncoloured thread leads to the button. */
export function CallToActionBand({ text, label, href, className, ...rest }: CallToActionProps) {
  return (
    <BannerFrame className={clsx(styles.band, className)} {...rest}>
      <div className={styles.action}>
        <CallToActionThread className={styles.thread} />
        <BannerButton label={label} href={href} />
      </div>
      <Lede text={text} />
    </BannerFrame>
  );
}
