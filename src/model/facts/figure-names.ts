/** Names that a text may have in braces: what stands there is printed from another file. */
import { engagementFacts } from '../engagement-facts.ts';

export const FIGURES: readonly string[] = Object.keys(engagementFacts);
