import { revenue } from '#model/facts/incubator-facts.ts';
import { count } from '#model/sentence.ts';
import { channelLabel } from '#weave/channels.ts';
import { thousandsOf } from './revenue-chart.tsx';
import styles from './revenue-months.module.css';

/**
 * Covers each column of the chart until its month has come, and lists the parts of the month on a
 * press or under a pointer. Native `details`, of which one is open at a time, so that it needs no script;
 * with one they are one stop of the Tab key.
 */
export function RevenueMonths() {
  return (
    <ol className={styles.months} aria-label="The months one by one" data-behaviour="arrow-keys">
      {revenue.months.map((month, index) => (
        <li key={thousandsOf(month)} data-thousands={thousandsOf(month)}>
          <details name="revenue-month">
            <summary>
              <span className="visually-hidden">Month {index + 1}</span>
            </summary>
            <p className={styles.told}>
              <b>
                Month {index + 1}: ${thousandsOf(month)}k, {count(revenue.clients[index] ?? 0, 'client')}
              </b>{' '}
              {month.map(([channel, thousands]) => (
                <span key={channel} data-channel={channel}>
                  <i>{channelLabel(channel).toLowerCase()}</i> <span className="num">${thousands}k</span>
                </span>
              ))}
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}
