import { clsx } from 'clsx';
import { SampleNote } from '#components/sample-note.tsx';
import { revenue } from '#model/facts/incubator-facts.ts';
import { CHANNELS, channelLabel } from '#weave/channels.ts';
import styles from './revenue.module.css';
import { CHART_NARROW, CHART_WIDE, RevenueChart, thousandsOf } from './revenue-chart.tsx';
import { RevenueMonths } from './revenue-months.tsx';

export function Revenue() {
  return (
    <section className="sect wrap" aria-labelledby="revenue-heading">
      <div className={clsx('grid-12 head', styles.revenue)}>
        <h2 id="revenue-heading">{revenue.heading}</h2>
        <p className={clsx('note', styles.key)}>
          {revenue.key}{' '}
          {CHANNELS.map(({ id, label }, index) => (
            <span key={id} data-channel={id}>
              {index > 0 ? ', ' : ''}
              <b>{label.toLowerCase()}</b>
            </span>
          ))}
          .
        </p>
        <figure className={styles.chart}>
          <RevenueChart className={styles.wide} months={revenue.months} variant={CHART_WIDE} />
          <RevenueChart className={styles.narrow} months={revenue.months} variant={CHART_NARROW} />
          <RevenueMonths />
          <figcaption>
            <p className="note">{revenue.note}</p>
            <SampleNote className={styles.sample} note="revenue" of={revenue} />
          </figcaption>
          <RevenueTable />
        </figure>
        <div className={styles.stages}>
          {revenue.stages.map(({ heading, text, facts }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
              <dl>
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function RevenueTable() {
  return (
    <details className={styles.table}>
      <summary>The same figures as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Recurring revenue</th>
            <th scope="col">Sold in</th>
          </tr>
        </thead>
        <tbody>
          {revenue.months.map((month, index) => (
            <tr key={thousandsOf(month)}>
              <th scope="row">{index + 1}</th>
              <td className="num">${thousandsOf(month)},000</td>
              <td className="num">
                {month.map(([channel, part]) => `${channelLabel(channel)} $${part},000`).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
