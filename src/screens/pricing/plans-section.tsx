import { clickAttributes } from '#components/analytics/track-clicks.ts';
import { type Plan, plans } from '#content/data/plans.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import '#ui/tag.css';
import './plans-section.css';

export function PlansSection() {
  return (
    <section className="wrap" aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        Plans
      </h2>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} {...plan} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({
  id,
  name,
  price,
  period,
  isPopular,
  includes,
  features,
  cta,
  link,
  colours,
  event,
}: Plan) {
  return (
    <article className="plan" aria-labelledby={id}>
      <div className="plan-top">
        <h3 id={id}>{name}</h3>
        {isPopular ? <span className="tag">POPULAR</span> : null}
      </div>
      <p className="plan-price">
        <span>{price}</span> {period ? <span className="plan-period">{period}</span> : null}
      </p>
      <ul className="selvedge">
        {includes ? <li data-all>{includes}</li> : null}
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink href={link} variant={colours} {...(event && clickAttributes(event))}>
        {cta} <ShuttleArrow />
      </ButtonLink>
    </article>
  );
}
