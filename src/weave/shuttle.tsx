import type { ComponentProps } from 'react';
import { type Channel, threadColour } from './channels.ts';

const HULL = 'M-58 0Q-26-17 0-17T58 0Q26 17 0 17T-58 0Z';

/** The only arrow on the site: a thread with a shuttle at its head, in the colour of the text around it. */
export function ShuttleArrow(props: ComponentProps<'svg'>) {
  return (
    <svg
      data-arrow=""
      width="34"
      height="10"
      viewBox="0 0 34 10"
      fill="currentColor"
      aria-hidden="true"
      {...props}
    >
      <path d="M0 4.3h16v1.4H0zM14 5Q19 .8 24 .8T34 5Q29 9.2 24 9.2T14 5Z" />
    </svg>
  );
}

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
