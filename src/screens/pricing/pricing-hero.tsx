import { pricingHero } from '#content/data/pricing.ts';
import './pricing-hero.css';

export function PricingHero() {
  const { heading, text, terms } = pricingHero;
  return (
    <section className="pricing-hero wrap" aria-labelledby="pricing-heading">
      <div className="grid-12">
        <h1 id="pricing-heading" className="display">
          {heading}
        </h1>
        <p className="lede">{text}</p>
        <dl>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
