import { clsx } from 'clsx';
import { clickAttributes } from '#components/analytics/click-attributes.ts';
import { type Plan, plans, plansLegend } from '#model/facts/pricing-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { channelLabel } from '#weave/channels.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import { PlansQuote } from './plans-quote.tsx';
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
      <p className={clsx('caption', styles.legend)}>{plansLegend}</p>
      <PlansQuote />
    </section>
  );
}

/** The channel's name is generated content: it explains the colour and is no part of the feature's name. */
function Feature({ text, channel }: Plan['features'][number]) {
  return (
    <li data-channel={channel ?? 'ink'} data-by={channel && channelLabel(channel)}>
      {text}
    </li>
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
          <Feature key={feature.text} {...feature} />
        ))}
      </ul>
      <ButtonLink href={link} variant={colours} {...(event && clickAttributes(event))}>
        {cta} <ShuttleArrow />
      </ButtonLink>
    </article>
  );
}
