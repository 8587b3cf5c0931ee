/** The two signs of figure 1: three ends of a tool crossed by two picks of an agent. */
const KEY = { viewBox: '0 0 44 22', width: 44, height: 22 } as const;
const WEFT = 'M0 8h44M0 14h44';
const WARP = 'M18 0v22M22 0v22M26 0v22';

export function ActsIcon() {
  return (
    <svg {...KEY} aria-hidden="true">
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="2" />
      <path d={WEFT} stroke="var(--color-paper)" strokeWidth="6" />
      <path d={WEFT} stroke="var(--color-voice)" strokeWidth="3.4" />
    </svg>
  );
}

export function ReadsIcon() {
  return (
    <svg {...KEY} aria-hidden="true">
      <path d={WEFT} stroke="var(--color-voice)" strokeWidth="3.4" />
      <path d="M22 0v22" stroke="var(--color-paper)" strokeWidth="16" />
      <path d={WARP} stroke="var(--color-ink)" strokeWidth="2" />
    </svg>
  );
}
