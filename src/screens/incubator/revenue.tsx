import { clsx } from 'clsx';
import { Terms } from '#components/facts.tsx';
import type { IncubatorPage } from '#model/facts/incubator.ts';
import { thousands as written } from '#model/money.ts';
import { count } from '#model/sentence.ts';
import { CHANNELS, channelLabel } from '#weave/channels.ts';
import styles from './revenue.module.css';
import { numbered, revenueFigure, thousandsOf } from './revenue-chart.tsx';

export const Revenue = ({ revenue }: { revenue: IncubatorPage['revenue'] }) => (
  <section className="sect wrap" aria-labelledby="revenue-heading">
    <div className="head">
      <h2 id="revenue-heading">{revenue.heading}</h2>
      <p className={clsx('note', styles.key)}>
        {revenue.key}{' '}
        {CHANNELS.map(({ id, label }, index) => (
          <span key={id} data-channel={id}>
            {index > 0 && ', '}
            <b>{label.toLowerCase()}</b>
          </span>
        ))}
        .
      </p>
    </div>
    <figure className={clsx('figure', styles.chart)} data-revenue="">
      <revenueFigure.Drawing months={revenue.months} currency={revenue.currency} />
      <Months months={revenue.months} currency={revenue.currency} />
      <figcaption className="note">{revenue.note}</figcaption>
    </figure>
    <div className={styles.stages}>
      {revenue.stages.map(({ heading, text, facts }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
          <Terms className="terms" rows={facts.map(({ name, value }) => [name, value])} />
        </div>
      ))}
    </div>
  </section>
);

/** Native `details`, one open at a time, need no script; one makes them a single Tab stop. */
const Months = ({ months, currency }: Pick<IncubatorPage['revenue'], 'months' | 'currency'>) => (
  <ol className={styles.months} aria-label="The months one by one" data-behaviour="arrow-keys">
    {numbered(months).map(({ number, ...month }) => (
      <li key={number}>
        <details name="revenue-month">
          <summary aria-label={`Month ${number}`} />
          <p className={clsx('small', styles.told)}>
            <b>
              Month {number}: {written(thousandsOf(month) * 1000, currency)},{' '}
              {count(month.clients, 'client')}
            </b>{' '}
            {month.sold.map(({ channel, thousands }) => (
              <span key={channel} data-channel={channel}>
                <b>{channelLabel(channel).toLowerCase()}</b>{' '}
                <span className="num">{written(thousands * 1000, currency)}</span>
              </span>
            ))}
          </p>
        </details>
      </li>
    ))}
  </ol>
);
