import { clickAttributes } from '#components/analytics/click-attributes.ts';
import { type Plan, plans } from '#content/data/plans.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { ShuttleArrow } from '#weave/shuttle.tsx';
import styles from './plans-section.module.css';

export function PlansSection() {
  return (
    <section className="wrap" aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        Plans
      </h2>
      <div className={styles.plans}>
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
    <article className={styles.plan} aria-labelledby={id}>
      <div className={styles.top}>
        <h3 id={id}>{name}</h3>
        {isPopular ? <Tag>POPULAR</Tag> : null}
      </div>
      <p className={styles.price}>
        <span>{price}</span> {period ? <span className={styles.period}>{period}</span> : null}
      </p>
      <ul className={styles.features}>
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
