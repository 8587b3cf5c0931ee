/** The three steps of an engagement. Their days, and the dates of figure 2, are in engagement.ts. */
import type { Phase } from './engagement.ts';
import written from './process.json' with { type: 'json' };

export interface ProcessStep {
  phase: Phase;
  title: string;
  description: string;
  /** Two things a client has at the end of the phase. */
  delivers: readonly [string, string];
  /** Description of its part of the calendar. */
  shows: string;
}

// The build has checked the file: a JSON import knows no choices.
export const processSteps = written.processSteps as unknown as readonly ProcessStep[];
