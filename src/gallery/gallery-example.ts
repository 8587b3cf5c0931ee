/** Examples of the gallery, which its page and the tests both read. */
import type { ReactElement } from 'react';
import { nameSlug } from '#article/slug.ts';

export interface Example {
  /** Unique within its part: "Disabled". */
  state: string;
  element: ReactElement;
  /** Fact the picture alone does not show, such as a state that only a visitor can bring about. */
  note?: string;
  /** `ink`: on the dark panel of the footer and the call to action. */
  ground?: 'paper' | 'ink';
  /** `row`: as wide as the text of a page; `page`: from edge to edge, for a part that brings its own margins. */
  width?: 'row' | 'page';
}

/** A component, or a few that belong together, in every state. */
export interface Part {
  name: string;
  examples: readonly Example[];
}

export interface Room {
  /** Folder the parts come from. */
  folder: string;
  heading: string;
  parts: readonly Part[];
}

/** The anchor of a part on the gallery's page. */
export function partId({ name }: Part): string {
  return `part-${nameSlug(name)}`;
}
