import type { DiagramVariant } from './diagram-variant.ts';

/** A permission diagram, with a mark above each system's bundle. */
export interface PermissionVariant extends DiagramVariant {
  /** Radius of the circle that holds a system's mark. */
  eye: number;
  /** Size of the systems' names; without it they are left out. */
  nameSize?: 'var(--drawn-xs)' | 'var(--drawn-s)' | 'var(--drawn-m)';
  /** Position of the shuttle of the last row; without it the last row is woven to the end. */
  shuttleAt?: number;
}

/** The right side of a picture for sharing, from 34 px below its upper edge down; the agents run off its right one. */
export const SHARE: PermissionVariant = {
  width: 452,
  height: 596,
  ends: 7,
  pitch: 6.4,
  thread: 3.9,
  firstSystem: 44,
  systemGap: 92,
  firstRow: 116,
  rowGap: 118,
  eye: 24,
  shuttleAt: 318,
};

/** A figure of six systems and three agents next to a docs article. */
export const DOCS_WIDE: PermissionVariant = {
  width: 600,
  height: 430,
  ends: 8,
  pitch: 5,
  thread: 3.1,
  firstSystem: 54,
  systemGap: 98,
  firstRow: 150,
  rowGap: 100,
  eye: 18,
  nameSize: 'var(--drawn-m)',
};

/** The same figure on a narrow screen. */
export const DOCS_NARROW: PermissionVariant = {
  width: 322,
  height: 300,
  ends: 5,
  pitch: 4.4,
  thread: 2.7,
  firstSystem: 27,
  systemGap: 53,
  firstRow: 128,
  rowGap: 62,
  eye: 14,
  nameSize: 'var(--drawn-xs)',
};

/** A thumbnail of a whole system, 168 units wide, for a list of case studies. */
export function miniVariant(systems: number, rows: number): PermissionVariant {
  return {
    width: 168,
    height: 54 + rows * 27,
    ends: 4,
    pitch: 4.2,
    thread: 2.6,
    firstSystem: 18,
    systemGap: 150 / (systems + 0.2),
    firstRow: 46,
    rowGap: 27,
    eye: 5,
  };
}
