import { keptFacts } from '#content/data/kept-facts.ts';
import styles from './kept-table.module.css';

/** Table of the data the site keeps, why and how long: the policy on one screen. */
export function KeptTable() {
  return (
    <div className="wrap">
      <table className={styles.kept}>
        <caption>{keptFacts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        {keptFacts.groups.map(({ where, facts }) => (
          <tbody key={where}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {where}
              </th>
            </tr>
            {facts.map(({ what, why, howLong }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{why}</td>
                <td>{howLong}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
