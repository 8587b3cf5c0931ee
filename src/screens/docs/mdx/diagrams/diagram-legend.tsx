import { CHANNELS } from '#weave/channels.ts';
import { PermissionLegend } from '#weave/permission-legend.tsx';
import styles from './diagram-legend.module.css';

interface DiagramLegendProps {
  /** The legend of a thread that passes over a system. */
  onTop: string;
  /** The legend of a thread that passes under a system. */
  beneath: string;
  /** The legend of a thread that passes behind a system and is not woven in. */
  behind: string;
}

/** Legend of the drawings: the three crossings, and the color of each channel with its name. */
export function DiagramLegend({ onTop, beneath, behind }: DiagramLegendProps) {
  return (
    <div className={styles.legend} data-drawing="">
      <ul className={styles.crossings}>
        <li>
          <PermissionLegend access="act" channel="data" /> {onTop}
        </li>
        <li>
          <PermissionLegend access="read" channel="data" /> {beneath}
        </li>
        <li>
          <PermissionLegend access="none" channel="data" /> {behind}
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
