import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { nameSlug } from '#article/slug.ts';
import { ArrowButton, ArrowLink } from '#components/arrow-link.tsx';
import { CallToActionBand } from '#components/call-to-action/call-to-action.tsx';
import { clickAttributes } from '#components/click-report.behaviour.ts';
import { Terms } from '#components/facts.tsx';
import { SampleLine, SampleMark } from '#components/sample-note.tsx';
import type { PricingFacts } from '#model/facts/pricing.ts';
import type { Site } from '#model/read-site.ts';
import { channelLabel } from '#weave/channels.ts';
import styles from './pricing.module.css';
import { SmallPrint } from './small-print.tsx';
import { FirstYear, WorkSections } from './work.tsx';

export function Pricing({ site, ownReturn }: { site: Site; ownReturn?: ReactNode }) {
  const facts = site.pricing;
  return (
    <>
      <Hero {...facts} />
      <Plans {...facts} />
      {facts.returned && <FirstYear {...facts.returned}>{ownReturn}</FirstYear>}
      <WorkSections {...facts} />
      <SmallPrint {...facts} />
      <div className="wrap">
        <SampleLine notes={facts.madeUp} />
      </div>
      <CallToActionBand site={site} {...facts.callToAction} />
    </>
  );
}

const Hero = ({ opening: { heading, text }, plansLegend }: PricingFacts) => (
  <section className={clsx('wrap grid-12', styles.hero)} aria-labelledby="pricing-heading">
    <h1 id="pricing-heading" className="to-7">
      {heading}
    </h1>
    <p className="small from-8">
      {text} <b className={styles.key}>{plansLegend}</b>
    </p>
  </section>
);

function Plans({ plans, quote, opening }: PricingFacts) {
  // They hold for all plans. Under the first they fill its side; beside three or four they stand below.
  const terms = (
    <Terms
      className={clsx('terms', styles.terms)}
      rows={opening.terms.map(({ term, meaning, more }) => [
        term,
        <>
          {meaning}. {more && <a href={more.href}>{more.label}</a>}
        </>,
      ])}
    />
  );
  return (
    <section className="wrap" aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        Plans
      </h2>
      <div className={styles.plans}>
        {plans.map((plan, index) => (
          <PlanCard key={plan.name} {...plan} isPopular={plan.isPopular && plans.length > 1}>
            {index === 0 && plans.length < 3 && terms}
            {index === plans.length - 1 && quote && <Said {...quote} />}
          </PlanCard>
        ))}
      </div>
      {plans.length > 2 && terms}
    </section>
  );
}

const Said = ({ said, case: told }: NonNullable<PricingFacts['quote']>) => (
  <figure className={styles.said} data-channel={said.channel}>
    {told && (
      <p className="flow small">
        <b className="serif num">{told.figure}</b>{' '}
        <span>
          {told.meaning} <SampleMark of={told} />
        </span>
      </p>
    )}
    <blockquote>“{said.quote}”</blockquote>
    <figcaption className="flow small">
      <span>
        <b>{said.name}</b>, {said.title}, {said.company}
      </span>
      {told && <ArrowLink href={`/docs/case-studies/${told.study}`}>{told.link}</ArrowLink>}
    </figcaption>
  </figure>
);

function PlanCard({ children, ...plan }: PricingFacts['plans'][number] & { children?: ReactNode }) {
  const { name, price, period, isPopular, includes, features, cta, link, colors, event } = plan;
  const id = nameSlug(name);
  return (
    <div className={styles.plan}>
      <article aria-labelledby={id}>
        <div className={clsx('flow', styles.top)}>
          <h3 id={id}>{name}</h3>
          {isPopular && <span className="tag">POPULAR</span>}
        </div>
        <p
          className={styles.price}
          data-words={/\d/.test(price) ? undefined : ''}
          data-signless={/^(\d|[A-Z]{3})/.test(price) ? '' : undefined}
        >
          {price} {period && <span>{period}</span>}
        </p>
        <ul className={styles.features}>
          {includes && <li data-all>{includes}</li>}
          {features.map(({ text, channel }) => (
            // The channel's name explains the color and is no part of the feature's name.
            <li
              key={text}
              data-channel={channel ?? 'ink'}
              data-by={channel && channelLabel(channel)}
            >
              {text}
            </li>
          ))}
        </ul>
        <ArrowButton
          to={{ label: cta, href: link }}
          variant={colors}
          {...(event && clickAttributes(event))}
        />
      </article>
      {children}
    </div>
  );
}
