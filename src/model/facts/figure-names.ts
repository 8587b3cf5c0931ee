/** Names that a text may have in braces; each is replaced by a value of another file. */
import { engagementFacts } from '../engagement-facts.ts';

export const FIGURES: readonly string[] = Object.keys(engagementFacts);
