import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Terms } from '#components/facts.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { dollars } from '#model/sentence.ts';
import styles from './year-ahead.module.css';

/** What a year of each choice leaves, and the same with the visitor's own numbers. */
export function FirstYearSection({
  heading,
  text,
  link,
  ways,
  children,
}: PricingFacts['returned'] & { children: ReactNode }) {
  return (
    <section className="wrap sect" id="return" aria-labelledby="return-heading">
      <div className="grid-12 head apart">
        <div className="to-5 stack">
          <h2 id="return-heading">{heading}</h2>
          <p className="lede">{text}</p>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </div>
        <ul className={clsx('from-6 rows open', styles.ways)}>
          {ways.map(({ name, last, back }) => (
            <li key={name}>
              <h3>{name}</h3>
              <Terms
                className={clsx('quarters num', styles.sums)}
                rows={[
                  [`Paid, ${last.month} months`, dollars(last.paid)],
                  [`Returned by ${last.live} agents`, dollars(last.returned)],
                  ['Ahead by', <b key="net">{dollars(last.net)}</b>],
                  ['Earned back', back === undefined ? 'Not within a year' : `Day ${back}`],
                ]}
              />
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
