import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { callToActionLink } from '#content/data/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import styles from './call-to-action.module.css';
import { CallToActionBundle } from './call-to-action-bundle.tsx';
import { CallToActionThread } from './call-to-action-thread.tsx';

interface CallToActionProps extends ComponentProps<'section'> {
  heading?: string;
  text?: string;
  label?: string;
  href?: string;
}

const HEADING = 'Bring us one process. We will take it from there.';
const TEXT = 'Tell us where the hours go. You will hear from an engineer, not a sequence.';

/** The home page's banner: five channels run into the edge of the page. */
export function CallToActionBanner({
  heading = HEADING,
  text = TEXT,
  label = callToActionLink.label,
  href = callToActionLink.href,
  className,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section className={clsx(styles.panel, 'on-ink', className)} aria-labelledby={headingId} {...rest}>
      <CallToActionBundle className={styles.art} />
      <div className={clsx('wrap', styles.content)}>
        <h2 id={headingId}>{heading}</h2>
        <p className={clsx('lede', styles.lede)}>{text}</p>
        <ButtonLink className={styles.button} variant="pale" href={href}>
          {label} <ShuttleArrow />
        </ButtonLink>
      </div>
    </section>
  );
}

/** Every other page's banner: one uncoloured thread leads to the button. */
export function CallToActionBand({
  heading = HEADING,
  text = TEXT,
  label = callToActionLink.label,
  href = callToActionLink.href,
  className,
  ...rest
}: CallToActionProps) {
  const headingId = useId();
  return (
    <section
      className={clsx(styles.panel, styles.band, 'on-ink', className)}
      aria-labelledby={headingId}
      {...rest}
    >
      <div className={clsx('wrap', styles.content)}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.action}>
          <CallToActionThread className={styles.thread} />
          <ButtonLink className={styles.button} variant="pale" href={href}>
            {label} <ShuttleArrow />
          </ButtonLink>
        </div>
        <p className={clsx('lede', styles.lede)}>{text}</p>
      </div>
    </section>
  );
}
