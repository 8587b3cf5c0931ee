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

/** Row across the systems: an agent, or one part of an agent's work. */
export interface DrawnRow {
  channel: Channel;
  who: string;
  /** One sentence: what it does. */
  did: string;
  /** Names of the systems it may act in, and of those it may only read. It has no access to the others. */
  acts: string[];
  reads: string[];
}

/** Facts that distinguish the case from others, for the head of its page and the table of the showcase. */
export interface CaseGlance {
  trigger: string;
  channels: string;
  signsOff: string;
  /** The working day on which the proof of concept was shown. */
  proofDay: number;
}

export interface CaseStudy {
  /** Name as in clients.yaml. */
  client: string;
  glance: CaseGlance;
  /** Systems, never the functions an agent calls in them: those are its tools, and the pages list them. */
  systems: DrawnSystem[];
  rows: DrawnRow[];
  /** Noun for a row, where one agent has several, in singular and plural. */
  noun?: readonly [one: string, many: string];
  /** Caption: the drawing in a sentence or two. */
  caption: string;
  /** Card in the showcase; left out for a study that its text announces instead. */
  card?: { title: string; subtitle: string; description: string };
}

export type CaseStudySlug = keyof typeof written;

// The build has checked the file: a JSON import knows no choices.
/** Case studies in the order of the showcase: `case-studies.json`. */
export const caseStudies = written as unknown as Record<CaseStudySlug, CaseStudy>;

export const caseStudySlugs = Object.keys(written) as CaseStudySlug[];
