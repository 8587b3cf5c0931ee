import styles from './stats.module.css';

/** A few figures worth remembering, each with what it counts. */
export function Stats({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
