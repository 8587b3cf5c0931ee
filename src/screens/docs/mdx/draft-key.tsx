import { CHANNELS } from '../../../weave/channels.ts';
import { WeaveKey } from '../../../weave/weave-key.tsx';
import './draft-key.css';

interface DraftKeyProps {
  /** What a thread on top of the tools says. */
  onTop: string;
  /** What a thread beneath them says. */
  beneath: string;
}

/** How to read the drawings: the two crossings, and the colour of each channel with its name. */
export function DraftKey({ onTop, beneath }: DraftKeyProps) {
  return (
    <div className="draft-key">
      <ul className="draft-crossings">
        <li>
          <WeaveKey face="on-top" channel="data" /> {onTop}
        </li>
        <li>
          <WeaveKey face="beneath" channel="data" /> {beneath}
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
