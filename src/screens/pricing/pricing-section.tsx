import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import styles from './pricing-section.module.css';

interface SectionProps {
  /** Part of its address, and of its heading's id. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section whose words stand at the left and an example of them at the right. */
export function SideSection({
  id,
  heading,
  lede,
  link,
  beside,
  below,
  children,
}: SectionProps & {
  lede?: string | undefined;
  link?: { href: string; label: string };
  /** More below the heading. */
  beside?: ReactNode;
  /** More below both, in the whole width. */
  below?: ReactNode;
}) {
  return (
    <section className="sect" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={clsx('grid-12 head', styles.columns)}>
          <div className="to-5">
            <h2 id={`${id}-heading`}>{heading}</h2>
            {lede ? <p className={clsx('lede', styles.lede)}>{lede}</p> : null}
            {beside}
            {link ? (
              <ArrowLink className={styles.link} href={link.href}>
                {link.label}
              </ArrowLink>
            ) : null}
          </div>
          {children}
        </div>
        {below}
      </div>
    </section>
  );
}

/** A section with its heading at the left, what it is about at the right, and the rest below in the whole width. */
export function HeadSection({ id, heading, text, children }: SectionProps & { text: string }) {
  return (
    <section className="sect" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className={clsx('grid-12 head', styles.columns)}>
          <h2 id={`${id}-heading`} className="to-5">
            {heading}
          </h2>
          <p className="lede from-7">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
