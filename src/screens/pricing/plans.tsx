import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { clickAttributes } from '#components/click-report.behaviour.ts';
import { SampleNote } from '#components/sample-note.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { ButtonLink } from '#ui/button.tsx';
import { channelLabel } from '#weave/channels.ts';
import { ShuttleArrow } from '#weave/shuttle-arrow.tsx';
import styles from './plans.module.css';

type Plan = PricingFacts['plans'][number];

export function PricingHero({ opening, plans }: Pick<PricingFacts, 'opening' | 'plans'>) {
  const { heading, text, terms } = opening;
  const [partner] = plans;
  return (
    <section className="wrap opening" aria-labelledby="pricing-heading">
      <div className={clsx('grid-12', styles.hero)}>
        <h1 id="pricing-heading" className="display to-9">
          {heading}
        </h1>
        <p className="lede to-5">{text}</p>
        <dl className="terms from-8">
          <div className={styles.priceInShort}>
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

export function PlansSection({
  plans,
  plansLegend,
  quote,
}: Pick<PricingFacts, 'plans' | 'plansLegend' | 'quote'>) {
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
      <PlansQuote {...quote} />
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
        {isPopular ? <span className="tag">POPULAR</span> : null}
      </div>
      <p className={styles.price}>
        <span>{price}</span> {period ? <span className={styles.period}>{period}</span> : null}
      </p>
      <ul className={styles.features}>
        {includes ? <li data-all>{includes}</li> : null}
        {features.map(({ text, channel }) => (
          // The channel's name is generated content: it explains the colour and is no part of the feature's name.
          <li key={text} data-channel={channel ?? 'ink'} data-by={channel && channelLabel(channel)}>
            {text}
          </li>
        ))}
      </ul>
      <ButtonLink href={link} variant={colours} {...(event && clickAttributes(event))}>
        {cta} <ShuttleArrow />
      </ButtonLink>
    </article>
  );
}

/** Quote of a client, and the figure of its case. */
function PlansQuote({ said, study, figure, meaning, link }: PricingFacts['quote']) {
  return (
    <figure className={styles.said} data-channel={said.channel}>
      <p className={styles.figure}>
        <b>{figure}</b>
        <span className="note">{meaning}</span>
      </p>
      <div>
        <blockquote>“{said.quote}”</blockquote>
        <figcaption>
          <p className="note">
            <b>{said.name}</b>, {said.title}, {said.company}
          </p>
          <ArrowLink href={`/docs/case-studies/${study}`}>{link}</ArrowLink>
          <SampleNote note="testimonial" of={said} />
        </figcaption>
      </div>
    </figure>
  );
}
