import { CHANNELS } from '#weave/channels.ts';
import { PermissionLegend } from '#weave/permission-legend.tsx';
import './diagram-legend.css';

interface DiagramLegendProps {
  /** What a thread on top of the tools says. */
  onTop: string;
  /** What a thread beneath them says. */
  beneath: string;
}

/** How to read the drawings: the two crossings, and the colour of each channel with its name. */
export function DiagramLegend({ onTop, beneath }: DiagramLegendProps) {
  return (
    <div className="diagram-legend">
      <ul className="draft-crossings">
        <li>
          <PermissionLegend face="on-top" channel="data" /> {onTop}
        </li>
        <li>
          <PermissionLegend face="beneath" channel="data" /> {beneath}
        </li>
      </ul>
      <ul className="draft-channels" aria-label="Colours of the channels">
        {CHANNELS.map(({ id, label }) => (
          <li key={id} data-channel={id}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
