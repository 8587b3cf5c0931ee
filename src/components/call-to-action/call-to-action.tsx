import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import { ArrowButton } from '#components/arrow-link.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import type { Site } from '#model/read-site.ts';
import { Shuttle } from '#weave/diagram.tsx';
import { Drawing } from '#weave/drawing.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps extends Partial<PricingFacts['callToAction']> {
  site: Site;
}

export function CallToActionBand({ site: { words, navigation }, ...own }: CallToActionProps) {
  const { heading, text, ...to } = { ...words.banner, ...navigation.callToAction, ...own };
  const headingId = useId();
  return (
    <section className={clsx('on-ink screen-only', styles.panel)} aria-labelledby={headingId}>
      <div className={clsx('wrap grid-12', styles.band)}>
        <h2 className="to-7" id={headingId}>
          {heading.split(/(?<=[.?!]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span>{sentence}</span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className={clsx('lede to-6', styles.lede)}>{text}</p>
        <div className={clsx('from-8', styles.action)}>
          <Thread />
          <ArrowButton variant="pale" to={to} />
        </div>
      </div>
    </section>
  );
}

const Thread = () => (
  <Drawing className={styles.thread} viewBox="0 0 1200 60" preserveAspectRatio="xMaxYMid slice">
    <path
      stroke="var(--color-ink-3)"
      strokeWidth="2.6"
      d="M0 20h1078M0 25h1074M0 30h1070M0 35h1074M0 40h1078"
    />
    <g transform="translate(1128 30)">
      <Shuttle />
    </g>
  </Drawing>
);
