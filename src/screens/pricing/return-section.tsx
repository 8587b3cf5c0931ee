import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { withFacts } from '#model/engagement-figures.ts';
import { quarterFee, returnDay, returnedBy } from '#model/engagement-sums.ts';
import { rate, workedExample } from '#model/facts/engagement-facts.ts';
import { returnExample } from '#model/facts/pricing-facts.ts';
import type { Channel } from '#weave/channels.ts';
import { RETURN_NARROW, RETURN_WIDE, ReturnFigure } from './return-figure.tsx';
import styles from './return-section.module.css';
import columns from './two-columns.module.css';

const { pieces } = workedExample;
const CHANNELS: readonly Channel[] = ['email', 'data'];

/** Months until all of the fee is back. */
const length = Math.ceil(returnDay(quarterFee) / rate.daysInMonth);
const months = Array.from({ length }, (_, index) => ({
  returned: pieces.map((piece) => returnedBy((index + 1) * rate.daysInMonth, [piece])),
}));

export function ReturnSection({ children }: { children?: ReactNode }) {
  const { heading, text, link, caption } = returnExample;
  const figure = { months, channels: CHANNELS, cost: quarterFee };
  return (
    <section className="sect" aria-labelledby="return-heading">
      <div className="wrap">
        <div className={clsx('grid-12 head', columns.columns)}>
          <div className={columns.left}>
            <h2 id="return-heading">{heading}</h2>
            <p className={styles.text}>{withFacts(text)}</p>
            <ArrowLink className={columns.link} href={link.href}>
              {link.label}
            </ArrowLink>
          </div>
          <figure className={columns.right}>
            <ReturnFigure className={styles.wide} variant={RETURN_WIDE} {...figure} />
            <ReturnFigure className={styles.narrow} variant={RETURN_NARROW} {...figure} />
            <figcaption className="caption">
              {pieces.map(({ id, name }, index) => (
                <span key={id} className={styles.key} data-channel={CHANNELS[index]}>
                  {name}
                </span>
              ))}{' '}
              {withFacts(caption)}
            </figcaption>
          </figure>
        </div>
        {children}
      </div>
    </section>
  );
}
