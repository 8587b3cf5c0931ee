import { type Channel, threadColour } from './channels.ts';

const HULL = 'M-58 0Q-26-17 0-17T58 0Q26 17 0 17T-58 0Z';

type ShuttleProps = {
  /** Channel of the yarn on its bobbin. Without one the yarn is neutral and the shuttle is drawn for an ink panel. */
  channel?: Channel;
  /** 1 draws it 116 units long and 34 high, centred on the origin. */
  scale?: number;
};

/** A loom shuttle, as a group to place inside another drawing. */
export function Shuttle({ channel, scale = 1 }: ShuttleProps) {
  const line = channel ? 'var(--color-ink)' : 'var(--color-panel-text)';
  return (
    <g transform={scale === 1 ? undefined : `scale(${scale})`} stroke={line} strokeWidth="1.2">
      <path d={HULL} fill={channel ? 'var(--color-sheet)' : 'var(--color-panel)'} strokeWidth="1.6" />
      <rect x="-27" y="-7" width="54" height="14" rx="7" fill={channel ? 'var(--color-paper)' : 'none'} />
      <path
        d="M-19.6 0h39.2"
        stroke={channel ? threadColour(channel) : 'var(--color-panel-text-3)'}
        strokeWidth="10"
        strokeDasharray="3.2 1.3"
      />
      <path d="M-48 0h10m76 0h10" />
    </g>
  );
}
