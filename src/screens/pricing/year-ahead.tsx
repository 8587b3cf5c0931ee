import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Terms } from '#components/facts.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { capital, dollars } from '#model/sentence.ts';
import styles from './year-ahead.module.css';

export function FirstYearSection({
  heading,
  text,
  link,
  ways,
  children,
}: NonNullable<PricingFacts['returned']> & { children: ReactNode }) {
  return (
    <section className="wrap sect" id="return" aria-labelledby="return-heading">
      <div className="grid-12 head apart">
        <div className="to-5 stack">
          <h2 id="return-heading">{heading}</h2>
          <p className="lede">{text}</p>
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
        <ul className={clsx('from-6 rows open', styles.ways)}>
          {ways.map(({ name, year, back }) => (
            <li key={name}>
              <h3>{name}</h3>
              <Terms
                className={clsx('num', styles.sums)}
                rows={[
                  ['Paid', dollars(year.paid)],
                  ['Ahead by', <b key="net">{dollars(year.net)}</b>],
                  ['Earned back', capital(back)],
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
