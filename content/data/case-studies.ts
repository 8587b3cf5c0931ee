/**
 * The case studies: what a card says, and what each agent may do in which system. Cards, thumbnails, drawings and
 * counts all read it from here; the pages of `content/docs/case-studies` tell the rest. Keyed by the name of the page's file.
 */
import written from './case-studies.json' with { type: 'json' };
import type { Channel } from './integrations/terms.ts';

export interface DrawnSystem {
  name: string;
  /** A name from `diagram-marks.ts` or a slug of simple-icons. */
  mark: string;
}

/** What crosses the systems: an agent, or one part of what an agent does. */
export interface DrawnRow {
  channel: Channel;
  who: string;
  /** One sentence: what it does. */
  did: string;
  /** Names of the systems it may act in, and of those it may only read. It has no access to the others. */
  acts: string[];
  reads: string[];
}

/** What tells one case from another, for the head of its page and the table of the showcase. */
export interface CaseGlance {
  trigger: string;
  channels: string;
  signsOff: string;
  /** The working day on which the proof of concept was shown. */
  proofDay: number;
}

export interface CaseStudy {
  /** As clients.yaml writes it. */
  client: string;
  glance: CaseGlance;
  /** Systems, never the functions an agent calls in them: those are its tools, and the pages list them. */
  systems: DrawnSystem[];
  rows: DrawnRow[];
  /** What a row is, where one agent has several: one of them, and several. */
  noun?: readonly [one: string, many: string];
  /** What the drawing shows, in a sentence or two. */
  caption: string;
  /** How the showcase announces it; left out for a study that its text tells of instead. */
  card?: { title: string; subtitle: string; description: string };
}

export type CaseStudySlug = keyof typeof written;

// The build has checked the file: a JSON import knows no choices.
/** In the order of the showcase: `case-studies.json`. */
export const caseStudies = written as unknown as Record<CaseStudySlug, CaseStudy>;
