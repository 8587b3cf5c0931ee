import type { Access } from '#weave/permission-description.ts';

/** Words for an agent's access to a system: as a label next to the agent, and within a sentence. */
export const MAY: Record<Access, { label: string; phrase: string }> = {
  act: { label: 'May act', phrase: 'may act' },
  read: { label: 'May only read', phrase: 'may only read' },
  none: { label: 'No access', phrase: 'has no access' },
};
