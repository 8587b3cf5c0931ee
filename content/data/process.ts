/** The three steps of an engagement. Their days, and the dates of figure 2, are in engagement.ts. */
import type { Phase } from './engagement.ts';
import written from './process.json' with { type: 'json' };

export interface ProcessStep {
  phase: Phase;
  title: string;
  description: string;
  /** What a client has in hand at its end. */
  delivers: readonly [string, string];
  /** What its part of the calendar shows. */
  shows: string;
}

// The build has checked the file: a JSON import knows no choices.
export const processSteps = written.processSteps as unknown as readonly ProcessStep[];
