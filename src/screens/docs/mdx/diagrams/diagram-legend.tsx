import { CHANNELS } from '#weave/channels.ts';
import { PermissionLegend } from '#weave/permission-legend.tsx';
import styles from './diagram-legend.module.css';

interface DiagramLegendProps {
  /** The legend of a thread that passes over a tool. */
  onTop: string;
  /** The legend of a thread that passes under a tool. */
  beneath: string;
}

/** How to read the drawings: the two crossings, and the colour of each channel with its name. */
export function DiagramLegend({ onTop, beneath }: DiagramLegendProps) {
  return (
    <div className={styles.legend} data-drawing="">
      <ul className={styles.crossings}>
        <li>
          <PermissionLegend face="on-top" channel="data" /> {onTop}
        </li>
        <li>
          <PermissionLegend face="beneath" channel="data" /> {beneath}
        </li>
      </ul>
      <ul className={styles.channels} aria-label="Colours of the channels">
        {CHANNELS.map(({ id, label }) => (
          <li key={id} data-channel={id}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
