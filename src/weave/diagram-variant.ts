/**
 * Positions in a drawing of systems across and agents down, in units of its own view box: one CSS pixel at the drawing's
 * natural width. One variant is never scaled into another's range: threads would thicken or vanish.
 */
export interface DiagramVariant {
  width: number;
  height: number;
  /** Threads in each bundle. */
  ends: number;
  /** Distance from one thread to the next. */
  pitch: number;
  /** Thickness of a weft thread; warp threads are thinner in proportion. */
  thread: number;
  /** Centre of the first system's bundle, and from one system to the next. */
  firstSystem: number;
  systemGap: number;
  /** Centre of the first agent's bundle or band, and from one agent to the next. */
  firstRow: number;
  rowGap: number;
}
