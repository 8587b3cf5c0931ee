const BOBBIN = 'bobbin';

interface ToolMarkProps {
  /** Address of the mark: a sheet, and the mark's id in it. A tool without one is shown as a bobbin in its channel's colour. */
  address: string | undefined;
  /** Fetched when a script sets it, and until then, or without a script, a bobbin. */
  isLazy?: boolean;
}

/**
 * The mark of a tool, 20 by 20. Decorative: its name is next to it. Without a `viewBox`, of which the page would have a
 * thousand: that of the symbol is fitted to the size.
 */
export function ToolMark({ address, isLazy = false }: ToolMarkProps) {
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true">
      {address && !isLazy ? null : <use href={`#${BOBBIN}`} />}
      {address ? <use {...(isLazy ? { 'data-mark': address } : { href: address })} /> : null}
    </svg>
  );
}

/** The bobbin that every `ToolMark` of the page draws. Not `display: none`, which would empty them. */
export function BobbinSymbol() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <symbol id={BOBBIN} viewBox="0 0 24 24" fill="none">
        <path stroke="var(--c)" strokeWidth="2" d="M5 7h14M5 10.33h14M5 13.67h14M5 17h14" />
        <path stroke="currentColor" strokeWidth="2.2" d="M2 3h20M2 21h20" />
      </symbol>
    </svg>
  );
}
