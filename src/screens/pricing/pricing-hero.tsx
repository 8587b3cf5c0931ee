import { clsx } from 'clsx';
import { plans, pricingHero } from '#model/facts/pricing-facts.ts';
import styles from './pricing-hero.module.css';

export function PricingHero() {
  const { heading, text, terms } = pricingHero;
  const [partner] = plans;
  return (
    <section className={clsx('wrap', styles.hero)} aria-labelledby="pricing-heading">
      <div className="grid-12">
        <h1 id="pricing-heading" className="display">
          {heading}
        </h1>
        <p className={clsx('lede', styles.lede)}>{text}</p>
        <dl>
          <div className={styles.price}>
            <dt>{partner.name}</dt>
            <dd>
              <b>{partner.price}</b> {partner.period}
            </dd>
          </div>
          {terms.map(({ term, meaning, more }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <span>{meaning}</span>
                {more ? (
                  <>
                    {'. '}
                    <a href={more.href}>{more.label}</a>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
